import type { Page } from "@playwright/test";
import { DASHBOARD, openDashboard } from "../support/administrator";
import { addAuthenticator } from "../support/authenticator";
import { expect, sendSignIn, signUp, test } from "../support/fixtures";
import { open } from "../support/open";
import { ADMINISTRATOR } from "../support/product";

const signOut = (page: Page) => page.getByRole("main").getByRole("button", { name: "Logout" }).click();

const confirm = async (
  page: Page,
  name: string,
  button: string,
  password: string = ADMINISTRATOR.password,
) => {
  const form = page.getByRole("form", { name });
  await form.getByLabel("Your password", { exact: true }).fill(password);
  await form.getByRole("button", { name: button }).click();
};

test("a passkey is added, signs in without a password, and is removed", async ({ page, quiet }) => {
  quiet.expected.push(/Failed to load resource/);
  await addAuthenticator(page);
  await openDashboard(page);
  await page.goto("/account");
  await confirm(page, "Add passkey", "Add a Passkey");
  const panel = page.getByRole("region", { name: "Passkeys" });
  const passkeys = page.getByRole("list", { name: "Your passkeys" }).getByRole("listitem");
  await expect(passkeys).toHaveText(/Chrome.*not used yet/);

  await page.goto(DASHBOARD);
  await signOut(page);
  await page.getByRole("button", { name: "Sign In with a Passkey" }).click();
  await expect(page).toHaveURL(DASHBOARD);

  await page.goto("/account");
  await expect(passkeys).toHaveText(/last used/);
  await panel.getByRole("button", { name: /^Remove the passkey/ }).click();
  await confirm(page, "Remove passkey", "Remove This Passkey");
  await expect(passkeys).toHaveCount(0);

  await page.goto(DASHBOARD);
  await signOut(page);
  await page.getByRole("button", { name: "Sign In with a Passkey" }).click();
  await expect(page.getByText("The passkey was not accepted. Please try again.").first()).toBeVisible();
});

test("a user's passkey is needed after the password, and a recovery code stands in for it once", async ({
  page,
  quiet,
}) => {
  quiet.expected.push(/Failed to load resource/);
  const authenticator = await addAuthenticator(page);
  const { email, password } = await signUp(page);
  await page.goto("/account");
  await confirm(page, "Add passkey", "Add a Passkey", password);
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [first = ""] = await codes.allTextContents();
  await page.reload();
  await expect(page.getByText("10 recovery codes left")).toBeVisible();
  await expect(codes).toHaveCount(0);

  const logOut = () => page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  const signIn = async () => {
    await open(page, "/login");
    await sendSignIn(page, email, password);
  };
  await logOut();
  await signIn();
  await expect(page).toHaveURL("/");

  await logOut();
  await open(page, "/login");
  await page.getByRole("button", { name: "Use a Passkey" }).click();
  await expect(page).toHaveURL("/");

  await logOut();
  await authenticator.refuse();
  const recover = async () => {
    await signIn();
    await page.getByLabel("No passkey at hand? A recovery code").fill(first);
    await page.getByRole("button", { name: "Use a Recovery Code" }).click();
  };
  await recover();
  await expect(page).toHaveURL("/");
  await logOut();
  await recover();
  await expect(page.getByText("The code was not accepted. Please sign in again.").first()).toBeVisible();
});

import type { Page } from "@playwright/test";
import { DASHBOARD, openDashboard } from "../support/administrator";
import { expect, test } from "../support/fixtures";
import { open } from "../support/open";
import { ADMINISTRATOR, startProduct } from "../support/product";

/** Gives the browser an authenticator that responds at once, as if its owner had touched it. */
const addAuthenticator = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    refuse: () => session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false }),
    accept: () => session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true }),
  };
};

const signOut = (page: Page) => page.getByRole("main").getByRole("button", { name: "Logout" }).click();

const confirm = async (page: Page, name: string, button: string) => {
  const form = page.getByRole("form", { name });
  await form.getByLabel("Your password", { exact: true }).fill(ADMINISTRATOR.password);
  await form.getByRole("button", { name: button }).click();
};

test("a passkey is added, signs in without a password, and is removed", async ({ page, quiet }) => {
  quiet.expected.push(/Failed to load resource/);
  await addAuthenticator(page);
  await openDashboard(page);
  await page.goto("/account");
  await confirm(page, "Add passkey", "Add a Passkey");
  const panel = page.getByRole("region", { name: "Passkeys" });
  await expect(panel.getByRole("listitem")).toHaveText(/Chrome.*not used yet/);

  await page.goto(DASHBOARD);
  await signOut(page);
  await page.getByRole("button", { name: "Sign In with a Passkey" }).click();
  await expect(page).toHaveURL(DASHBOARD);

  await page.goto("/account");
  await expect(panel.getByRole("listitem")).toHaveText(/last used/);
  await panel.getByRole("button", { name: /^Remove the passkey/ }).click();
  await confirm(page, "Remove passkey", "Remove This Passkey");
  await expect(panel.getByRole("listitem")).toHaveCount(0);

  await page.goto(DASHBOARD);
  await signOut(page);
  await page.getByRole("button", { name: "Sign In with a Passkey" }).click();
  await expect(page.getByText("The passkey was not accepted. Please try again.").first()).toBeVisible();
});

test("where one is required, the first sign-in makes a passkey and each later one takes it", async ({
  page,
  quiet,
}) => {
  quiet.expected.push(/Failed to load resource/);
  const product = await startProduct({ ADMIN_PASSKEY: "required" });
  const authenticator = await addAuthenticator(page);
  const signIn = async () => {
    await open(page, `${product.origin}/admin/login`);
    await page.getByLabel("Admin email").fill(ADMINISTRATOR.email);
    await page.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
    await page.getByRole("button", { name: "Sign In as Admin" }).click();
  };
  try {
    for (const _ of ["the first", "a later one"]) {
      await signIn();
      await expect(page).toHaveURL(`${product.origin}${DASHBOARD}`);
      await signOut(page);
    }
    await authenticator.refuse();
    await signIn();
    await expect(
      page.getByRole("alert").filter({ hasText: "No passkey was used. Please try again." }),
    ).toBeVisible();
  } finally {
    await page.close();
    await product.dispose();
  }
});

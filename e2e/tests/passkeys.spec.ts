import type { Page } from "@playwright/test";
import { DASHBOARD, openDashboard } from "../support/administrator";
import { addAuthenticator } from "../support/authenticator";
import { expect, test } from "../support/fixtures";
import { ADMINISTRATOR } from "../support/product";

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

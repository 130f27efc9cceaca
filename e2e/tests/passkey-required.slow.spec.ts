import type { Page } from "@playwright/test";
import { DASHBOARD } from "../support/administrator";
import { addAuthenticator } from "../support/authenticator";
import { expect, test } from "../support/fixtures";
import { open } from "../support/open";
import { ADMINISTRATOR, startProduct } from "../support/product";

const signOut = (page: Page) => page.getByRole("main").getByRole("button", { name: "Logout" }).click();

test("where a passkey is required, the first sign-in creates one and each later one uses it", async ({
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

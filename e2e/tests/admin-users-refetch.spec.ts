import type { Page } from "@playwright/test";
import { announced, openDashboard } from "../support/administrator";
import { expect, test } from "../support/fixtures";

let count = 0;
const signUpByApi = async (page: Page, name: string) => {
  const email = `refetch-${process.pid}-${++count}@promptfolio.test`;
  await page.request.post("/api/auth/signup", { data: { name, email, password: "long-enough" } });
  return email;
};
const search = (page: Page, text: string) => page.getByLabel("Search users").fill(text);

test("a deactivated or deleted user is updated in every list, not only in the one on screen", async ({
  page,
}) => {
  const email = await signUpByApi(page, "Ghost Example");
  const other = await signUpByApi(page, "Other Example");
  const name = email.split("-")[0] ?? "";
  await openDashboard(page, "users");
  const row = page.getByRole("row", { name: /Ghost Example/ });

  // Two lists with the same users, both in the cache.
  await search(page, name);
  await expect(row).toContainText("Active");
  await search(page, email);
  await expect(page.getByRole("table", { name: "Users" }).getByRole("rowheader")).toHaveCount(1);

  // Hold back further lists: what the cache shows until then must already be right.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/admin\/users\?/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Deactivate Ghost Example" }).click();
  await announced(page, "User has been deactivated successfully.");
  await expect(row).toContainText("Inactive");
  await page.getByRole("button", { name: "Delete Ghost Example" }).click();
  await page.getByRole("button", { name: "Delete user" }).click();
  await announced(page, "User has been deleted successfully.");
  await expect(row).toHaveCount(0);
  await search(page, name);
  await expect(page.getByLabel("Search users")).toHaveValue(name);
  await expect(row).toHaveCount(0);
  release();
  await expect(page.getByRole("row", { name: new RegExp(other) })).toBeVisible();
  await expect(row).toHaveCount(0);
});

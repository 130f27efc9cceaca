import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { announced, openDashboard } from "../support/administrator";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";

let count = 0;
const newUser = async (page: Page, name: string) => {
  const email = `user-${process.pid}-${++count}@promptfolio.test`;
  const response = await page.request.post("/api/auth/signup", {
    data: { name, email, password: "long-enough" },
  });
  const { access_token } = await response.json();
  return { name, email, headers: { Authorization: `Bearer ${access_token}` } };
};
const find = (page: Page, email: string) => page.getByLabel("Search users").fill(email);

test("a user is found, deactivated at once, activated, and deleted", async ({ page, quiet }) => {
  quiet.expected.push(/Failed to load resource/);
  const user = await newUser(page, "Bob Example");
  await openDashboard(page, "users");
  await find(page, user.email);
  await expect(page.getByRole("table", { name: "Users" }).getByRole("rowheader")).toHaveCount(1);
  await page.getByRole("button", { name: "Deactivate Bob Example" }).click();
  await announced(page, "User has been deactivated successfully.");
  await expect(page.getByRole("row", { name: /Bob Example/ })).toContainText("Inactive");
  expect((await page.request.get("/api/usage/my-stats", user)).status()).toBe(401);
  await page.getByRole("button", { name: "Activate Bob Example" }).click();
  await announced(page, "User has been activated successfully.");
  await page.getByRole("button", { name: "Delete Bob Example" }).click();
  await expect(
    page.getByText('Are you sure you want to delete user "Bob Example"? This action cannot be undone.'),
  ).toBeVisible();
  await page.getByRole("button", { name: "Delete user" }).click();
  await announced(page, "User has been deleted successfully.");
  await expect(page.getByRole("heading", { name: "No Users Found" })).toBeVisible();
});

test("the slower of two administrators gets an error, and then the current list", async ({ page, quiet }) => {
  quiet.expected.push(/404/);
  const user = await newUser(page, "Carol Example");
  await openDashboard(page, "users");
  await find(page, user.email);
  await page.getByRole("button", { name: "Delete Carol Example" }).click();
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const headers = { Authorization: `Bearer ${token}` };
  const { users } = await (
    await page.request.get(`/api/admin/users?search=${user.email}`, { headers })
  ).json();
  await page.request.delete(`/api/admin/users/${users[0].id}`, { headers });
  await page.getByRole("button", { name: "Delete user" }).click();
  await announced(page, "Failed to delete user. Please try again.");
  await expect(page.getByRole("heading", { name: "No Users Found" })).toBeVisible();
});

test("a deactivated or deleted user is updated in every list, not only in the one on screen", async ({
  page,
}) => {
  const { email } = await newUser(page, "Ghost Example");
  const other = await newUser(page, "Other Example");
  const name = `user-${process.pid}-`;
  await openDashboard(page, "users");
  const row = page.getByRole("row", { name: /Ghost Example/ });

  // Two lists with the same users, both in the cache.
  await find(page, name);
  await expect(row).toContainText("Active");
  await find(page, email);
  await expect(page.getByRole("table", { name: "Users" }).getByRole("rowheader")).toHaveCount(1);

  // Hold back further lists: what the cache shows until then must already be right.
  const release = await holdRequests(page, /\/api\/admin\/users\?/);
  await page.getByRole("button", { name: "Deactivate Ghost Example" }).click();
  await announced(page, "User has been deactivated successfully.");
  await expect(row).toContainText("Inactive");
  await page.getByRole("button", { name: "Delete Ghost Example" }).click();
  await page.getByRole("button", { name: "Delete user" }).click();
  await announced(page, "User has been deleted successfully.");
  await expect(row).toHaveCount(0);
  await find(page, name);
  await expect(page.getByLabel("Search users")).toHaveValue(name);
  await expect(row).toHaveCount(0);
  release();
  await expect(page.getByRole("row", { name: new RegExp(other.email) })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("exports the list as CSV with formulas escaped", async ({ page }) => {
  const user = await newUser(page, "=HYPERLINK(1)");
  await openDashboard(page, "users");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), "utf8");
  const line = text.split(/\r?\n/).find((row) => row.includes(user.email));
  expect(line).toContain(`"'=HYPERLINK(1)"`);
});

test("test mode shows the debug panel, and the API can be tested", async ({ page }) => {
  await openDashboard(page, "users");
  await page.getByRole("button", { name: "Tests" }).click();
  await page.getByRole("switch", { name: "Test mode" }).check();
  const panel = page.getByRole("region", { name: "Debug panel" });
  await expect(panel).toContainText("every 5 s");
  await page.getByRole("button", { name: "Test API" }).click();
  await announced(page, /API test passed: status ok, \d+ users/);
  await expect(panel).toContainText("OK: status ok");
});

import type { Page } from "@playwright/test";
import { announced, openDashboard } from "../support/administrator";
import { expect, test } from "../support/fixtures";
import { ADMINISTRATOR } from "../support/product";

const failing = (page: Page, path: string, method: string) =>
  page.route(path, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, contentType: "application/problem+json", body: "{}" })
      : route.fallback(),
  );

test("a session that ends during an action requires signing in again, and keeps the input", async ({
  page,
  quiet,
}) => {
  quiet.expected.push(/401/);
  await openDashboard(page, "settings");
  await page.getByLabel("Guest daily limit").fill("2");
  await page.evaluate(() => localStorage.setItem("auth_token", "worth-nothing-any-more"));
  await page.getByRole("button", { name: "Save Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Your session has ended" });
  await dialog.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
  await dialog.getByRole("button", { name: "Sign in again" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Guest daily limit")).toHaveValue("2");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await announced(page, "Settings saved successfully!");
  await page.getByLabel("Guest daily limit").fill("1");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByRole("button", { name: "Save Settings" })).toBeDisabled();
});

test("without unsaved input an ended session leads to the sign-in and back to the tab", async ({
  page,
  quiet,
}) => {
  quiet.expected.push(/401/);
  await openDashboard(page, "users");
  await expect(page.getByRole("table", { name: "Users" })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("auth_token", "worth-nothing-any-more"));
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page).toHaveURL(/\/admin\/login\?from=/);
  await page.getByLabel("Admin email").fill(ADMINISTRATOR.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "Sign In as Admin" }).click();
  await expect(page).toHaveURL(/tab=users/);
});

test("shows nothing as done when the server fails at each step", async ({ page, quiet }) => {
  quiet.expected.push(/500/);
  await failing(page, "**/api/admin/users/*/status", "PUT");
  await failing(page, "**/api/admin/users/*", "DELETE");
  await failing(page, "**/api/images/*", "DELETE");
  await failing(page, "**/api/images/*", "PUT");
  await failing(page, "**/api/admin/settings", "PUT");
  await openDashboard(page, "users");
  const label = await page
    .getByRole("table", { name: "Users" })
    .getByRole("button", { name: /^Deactivate / })
    .first()
    .getAttribute("aria-label");
  const name = label?.replace("Deactivate ", "") ?? "";
  await page
    .getByRole("button", { name: `Deactivate ${name}` })
    .first()
    .click();
  await announced(page, "Failed to update user status. Please try again.");
  await expect(page.getByRole("button", { name: `Deactivate ${name}` }).first()).toBeVisible();
  await page
    .getByRole("button", { name: `Delete ${name}` })
    .first()
    .click();
  await page.getByRole("button", { name: "Delete user" }).click();
  await announced(page, "Failed to delete user. Please try again.");
  await expect(page.getByRole("button", { name: `Delete ${name}` }).first()).toBeVisible();

  await page.getByRole("tab", { name: "Images" }).click();
  const remove = page.getByRole("button", { name: /^Delete / }).first();
  await remove.click();
  await page.getByRole("button", { name: "Delete image" }).click();
  await announced(page, "Failed to delete image");
  await expect(remove).toBeVisible();
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Edit image" });
  await dialog.getByLabel("Title").fill("Never saved");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog.getByText("Not saved: HTTP error! status: 500")).toBeVisible();
  await expect(dialog.getByLabel("Title")).toHaveValue("Never saved");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Leave without saving" }).click();

  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByLabel("Guest daily limit").fill("9");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await announced(page, "HTTP error! status: 500");
  await expect(page.getByText("Current: 1")).toBeVisible();
  await expect(page.getByLabel("Guest daily limit")).toHaveValue("9");
});

test("tabs that fail to load show the error and a retry", async ({ page, quiet }) => {
  quiet.expected.push(/400/);
  const refused = (path: RegExp) =>
    page.route(path, (route) => route.fulfill({ status: 400, contentType: "application/json", body: "{}" }));
  await refused(/\/api\/admin\/(users|analytics|settings|audit)/);
  await refused(/\/api\/images\?/);
  await openDashboard(page, "analytics");
  for (const tab of ["Analytics", "Images", "Users", "Settings", "Audit"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("alert").filter({ hasText: "HTTP error! status: 400" })).toBeVisible();
  }
  await page.unrouteAll();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByLabel("Administrator")).toBeVisible();
});

import { DASHBOARD, signInToDashboard, stored } from "../support/administrator";
import { expect, sendSignIn, signUp, test } from "../support/fixtures";
import { open } from "../support/open";
import { ADMIN_CODE, ADMINISTRATOR } from "../support/product";

const ADMIN_KEYS = ["adminLoggedIn", "adminEmail", "adminLoginTime", "auth_token"];

test("an administrator signs up with the code, signs in, and out again", async ({ page, quiet }) => {
  quiet.expected.push(/Failed to load resource/);
  const email = `admin-${Date.now()}@promptfolio.test`;
  await open(page, "/admin/signup");
  await page.getByLabel("Full name").fill("Second Admin");
  await page.getByLabel("Admin email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("orbit quartz lamp");
  await page.getByLabel("Confirm password", { exact: true }).fill("orbit quartz lamp");
  await page.getByLabel("Admin code", { exact: true }).fill("a guess");
  const create = page.getByRole("button", { name: "Create Admin Account" });
  await create.click();
  const code = page.getByLabel("Admin code", { exact: true });
  await expect(code).toHaveAccessibleDescription("Invalid admin code");
  await code.fill(ADMIN_CODE);
  await create.click();
  await expect(page.getByText("Admin account created successfully!")).toBeVisible();
  await expect(page).toHaveURL("/admin/login");

  await page.getByLabel("Admin email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("orbit quartz lamp");
  await page.getByRole("button", { name: "Sign In as Admin" }).click();
  await expect(page.getByText("Welcome back, Administrator!")).toBeVisible();
  await expect(page).toHaveURL(DASHBOARD);
  expect(await stored(page, ADMIN_KEYS)).toEqual(["true", email, expect.any(String), expect.any(String)]);

  await page.goto("/admin/login");
  await expect(page).toHaveURL(DASHBOARD);
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Logged out successfully")).toBeVisible();
  await expect(page).toHaveURL("/admin/login");
  expect(await stored(page, ADMIN_KEYS)).toEqual([null, null, null, null]);
});

test("users and administrators can each sign in only on their own page", async ({ page, quiet }) => {
  quiet.expected.push(/Failed to load resource/);
  const { email, password } = await signUp(page);
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await open(page, "/admin/login");
  await page.getByLabel("Admin email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In as Admin" }).click();
  await expect(page.getByRole("main").getByText("Invalid admin credentials")).toBeVisible();

  await open(page, "/login");
  await sendSignIn(page, ADMINISTRATOR.email, ADMINISTRATOR.password);
  await expect(
    page.getByRole("main").getByText("Invalid email or password. Please try again."),
  ).toBeVisible();
});

test("the demo's credentials open the dashboard", async ({ page }) => {
  await open(page, "/admin/login");
  await page.getByRole("button", { name: "Fill in" }).click();
  await page.getByRole("button", { name: "Sign In as Admin" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
});

test("opening the dashboard leads to the sign-in, and then to the requested tab", async ({ page }) => {
  await signInToDashboard(page, "settings");
  await expect(page).toHaveURL(`${DASHBOARD}?tab=settings`);
  await expect(page.getByLabel("Guest daily limit")).toBeVisible();
});

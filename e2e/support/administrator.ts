import { expect, type Page } from "@playwright/test";
import { store } from "./accounts";
import { ADMINISTRATOR } from "./product";

export const DASHBOARD = "/admin/promptfolio/dashboard";

type Credentials = typeof ADMINISTRATOR;

const expectDashboard = (page: Page) =>
  expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();

/** Signs an administrator in with the dashboard's form. */
export const signInToDashboard = async (page: Page, tab: string, who: Credentials = ADMINISTRATOR) => {
  await page.goto(`${DASHBOARD}?tab=${tab}`);
  await page.getByLabel("Admin email").fill(who.email);
  await page.getByLabel("Password", { exact: true }).fill(who.password);
  await page.getByRole("button", { name: "Sign In as Admin" }).click();
  await expectDashboard(page);
};

/** Gives this browser an administrator's session, as the form does, and goes to a tab of the dashboard. */
export const openDashboard = async (page: Page, tab = "analytics", who: Credentials = ADMINISTRATOR) => {
  const response = await page.request.post("/api/admin/login", { data: who });
  expect(response.status()).toBe(200);
  const { access_token } = await response.json();
  await store(page, {
    auth_token: access_token,
    adminLoggedIn: "true",
    adminEmail: who.email,
    adminLoginTime: new Date().toISOString(),
  });
  await page.goto(`${DASHBOARD}?tab=${tab}`);
  await expectDashboard(page);
};

/** Access to the API as an administrator, independent of the page: for data that a test needs. */
export const administratorApi = async (page: Page, who: Credentials = ADMINISTRATOR, origin = "") => {
  const response = await page.request.post(`${origin}/api/admin/login`, { data: who });
  const { access_token } = await response.json();
  return { headers: { Authorization: `Bearer ${access_token}` } };
};

/** The values of these keys in local storage. */
export const stored = (page: Page, keys: string[]): Promise<ReturnType<Storage["getItem"]>[]> =>
  page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys);

/** Waits for a toast or notice with this text. */
export const announced = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible();

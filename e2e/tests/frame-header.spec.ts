import { createUser } from "../support/accounts";
import { openDashboard } from "../support/administrator";
import { expect, test } from "../support/fixtures";
import { open } from "../support/open";
import { settled } from "../support/settled";

test("Logout clears the session and goes to the gallery", async ({ page }) => {
  await createUser(page);
  await open(page, "/about");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Login" })).toBeHidden();
  await banner.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(banner.getByRole("link", { name: "Login" })).toBeVisible();
  await expect(banner.getByRole("link", { name: "Sign Up" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
});

test("the header links administrators to the dashboard", async ({ page }) => {
  await openDashboard(page);
  await open(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
});

test("never shows guests' buttons to signed-in users, and moves nothing during hydration", async ({
  page,
  quiet,
}) => {
  quiet.expected.push(/ERR_FAILED/);
  await createUser(page);
  const places = () =>
    page
      .getByRole("banner")
      .locator("a, [role=group], button")
      .evaluateAll((parts) =>
        parts
          .filter((part) => /Promptfolio|Gallery|viewed|Switch/.test(part.textContent ?? ""))
          .map((part) => Math.round(part.getBoundingClientRect().left)),
      );
  await page.route("**/main.js*", (route) => route.abort());
  await page.goto("/about");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Login" })).toBeHidden();
  const before = await places();
  await page.unroute("**/main.js*");
  await open(page, "/about");
  await expect(banner.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(banner).toContainText("0/5");
  const after = await places();
  expect(after.length).toBe(before.length);
  for (const [index, place] of after.entries())
    expect(Math.abs(place - (before[index] ?? 0))).toBeLessThan(3);
});

test("the theme follows the system until one is chosen, which then applies before the first paint", async ({
  page,
  quiet,
}) => {
  quiet.expected.push(/ERR_FAILED/);
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await open(page, "/about");
  const light = await paper();
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  expect(await paper()).toBe(light);
  await page.route("**/main.js*", (route) => route.abort());
  await page.goto("/help");
  expect(await paper()).toBe(light);
});

test("counts a reveal in the header and announces it, without a '0 left' badge", async ({ page }) => {
  await open(page, "/");
  const banner = page.getByRole("banner");
  await expect(banner.getByText("1 left")).toBeVisible();
  await page
    .locator("#explore article")
    .first()
    .getByRole("button", { name: /View Prompt/ })
    .click();
  await expect(banner).toContainText("1/1");
  await expect(banner.getByText(/\d left$/)).toHaveCount(0);
  await expect(banner.getByRole("status")).toHaveText("1 of 1 prompts viewed today, 0 left.");
  await settled(page);
  await expect(banner).toContainText("1/1");
  await expect(banner.getByRole("group")).toContainText(/New views in .*(h|min|minute)\./);
});

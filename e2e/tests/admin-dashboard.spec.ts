import { DASHBOARD, openDashboard } from "../support/administrator";
import { expect, test } from "../support/fixtures";
import { flawsInAllLooks } from "../support/violations";

const TABS = ["analytics", "images", "users", "settings", "audit", "releases"];

test("tabs are in the URL and the browser's history, and open with the keyboard", async ({ page }) => {
  await openDashboard(page);
  await expect(page.getByRole("heading", { name: "Today's Activity" })).toBeVisible();
  await page.getByRole("tab", { name: "Settings" }).click();
  await expect(page).toHaveURL(`${DASHBOARD}?tab=settings`);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Audit" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${DASHBOARD}?tab=audit`);
  await expect(page).toHaveTitle("Audit | Admin Dashboard | Promptfolio");
  await page.goBack();
  await expect(page.getByLabel("Guest daily limit")).toBeVisible();
  await page.goto("/admin");
  await expect(page).toHaveURL(DASHBOARD);
});

test("analytics shows figures and a chart with its table, live and paused", async ({ page }) => {
  await openDashboard(page);
  const part = (name: string) => page.getByRole("region", { name });
  await expect(part("Top Categories").getByRole("listitem")).toHaveCount(4);
  await expect(part("Recent Users Overview").getByRole("listitem")).toHaveCount(5);
  await expect(part("Recent Users Overview")).toContainText(/Showing 5 of \d+ users/);
  // The counted figure is separate from the estimate.
  await expect(part("Today's Activity")).toContainText(/Downloads today \(counted\)\s*\d+/);
  await expect(part("Today's Activity")).toContainText(/Downloads today \(estimate\)\s*\d+\.\d/);
  await expect(page.getByRole("img", { name: /^Views a day .*the table below/ })).toBeVisible();
  await page.getByRole("button", { name: "Show as table" }).click();
  await expect(
    page.getByRole("table", { name: "Activity of the last 30 days" }).getByRole("row"),
  ).toHaveCount(31);
  await page.getByRole("button", { name: "Live" }).click();
  await expect(page.getByRole("button", { name: "Paused" })).toBeVisible();
});

for (const tab of TABS)
  test(`${tab}: axe finds nothing and nothing overflows, in both themes, on phone and desktop`, async ({
    page,
  }) => {
    await openDashboard(page, tab);
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    expect(await flawsInAllLooks(page)).toEqual([]);
  });

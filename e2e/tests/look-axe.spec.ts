import { openDashboard } from "../support/administrator";
import { expect, signUp, test } from "../support/fixtures";
import { open } from "../support/open";
import { FORM_ROUTES, imagePath, STATIC_ROUTES } from "../support/routes";
import { violationsInAllLooks } from "../support/violations";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of ["/", ...STATIC_ROUTES, ...FORM_ROUTES])
  test(`${path}: axe finds nothing`, async ({ page, quiet }) => {
    quiet.expected.push(/404/);
    await open(page, path);
    expect(await violationsInAllLooks(page)).toEqual([]);
  });

test("an image, sealed and revealed: axe finds nothing", async ({ page, request }) => {
  await open(page, await imagePath(request));
  expect(await violationsInAllLooks(page)).toEqual([]);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^View Prompt/ })
    .click();
  await expect(page.getByRole("banner")).toContainText("1/1");
  expect(await violationsInAllLooks(page)).toEqual([]);
});

test("the gallery for a user, with a prompt open, and the menu of small screens: axe finds nothing", async ({
  page,
}) => {
  await signUp(page);
  await open(page, "/");
  await page
    .locator("#explore article")
    .first()
    .getByRole("button", { name: /View Prompt/ })
    .click();
  await expect(page.getByRole("banner")).toContainText("1/5");
  expect(await violationsInAllLooks(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await violationsInAllLooks(page, [390])).toEqual([]);
});

test("a page that could not be had: axe finds nothing", async ({ page, quiet }) => {
  quiet.expected.push(/./);
  await page.route("**/r/static/**", (route) => route.abort());
  await page.goto("/about");
  await expect(page.getByRole("alert")).toContainText("could not be loaded", { timeout: 30_000 });
  expect(await violationsInAllLooks(page)).toEqual([]);
});

test("the dashboard, tab by tab: axe finds nothing", async ({ page }) => {
  test.slow();
  await openDashboard(page);
  const tabs = page.getByRole("tablist").first().getByRole("tab");
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(page.getByRole("tabpanel")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await violationsInAllLooks(page), (await tab.textContent()) ?? "").toEqual([]);
  }
});

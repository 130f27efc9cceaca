import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { open } from "../support/open";
import { settled } from "../support/settled";
import { violationsInThemes } from "../support/violations";

const PHONE = { width: 390, height: 844 };

const firstCard = (page: Page) => page.locator("#explore article").first();
const category = (page: Page) => page.getByRole("combobox", { name: "Category" });

test("a phone shows the first card within 700 px, with its picture before any script", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const release = await holdRequests(page, /\/r\/.+\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  const picture = firstCard(page).getByRole("img");
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
    .toBe(true);
  const box = await firstCard(page).boundingBox();
  release();
  expect(box?.y).toBeLessThanOrEqual(700);
});

for (const [width, height] of [
  [768, 1024],
  [1440, 900],
] as const)
  test(`the gallery begins in the first screen of ${width} × ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, "/");
    await expect(page.getByRole("heading", { name: "Explore" })).toBeInViewport({ ratio: 1 });
    await expect(category(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Filters" })).toBeHidden();
  });

test("on a phone the search comes first, as wide as the page, and the filters are in a sheet", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, "/");
  const opener = page.getByRole("button", { name: /^Filters/ });
  const search = await page.getByRole("searchbox").boundingBox();
  expect(search?.y ?? 0).toBeLessThan((await opener.boundingBox())?.y ?? 0);
  expect(search?.width).toBeGreaterThan(300);
  await expect(category(page)).toBeHidden();

  await opener.click();
  await settled(page);
  expect(await violationsInThemes(page)).toEqual([]);
  await category(page).selectOption("Logo Design");
  await expect(page).toHaveURL(/category=Logo\+Design/);
  await page.getByRole("button", { name: /^Show \d+ posters/ }).click();
  await expect(category(page)).toBeHidden();
  await expect(opener).toHaveAccessibleName("Filters, 1 in use");
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(category(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(category(page)).toBeHidden();
});

test("the sheet opens before the scripts load, and stays open", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const release = await holdRequests(page, /\/r\/.+\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await page.getByRole("button", { name: "Filters" }).click();
  await category(page).selectOption("Logo Design");
  release();
  await expect(page).toHaveURL(/category=Logo\+Design/);
  await expect(category(page)).toBeVisible();
});

import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { hydrated, open } from "../support/open";
import { settled } from "../support/settled";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const cards = (page: Page) => page.locator("#explore article");
const titles = (page: Page) => cards(page).getByRole("heading").allTextContents();
const loadMore = (page: Page) => page.getByRole("button", { name: "Load More" });

/** The lists that the browser itself requests. */
const collectListRequests = (page: Page): string[] => {
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/api/images" && search.includes("random=true")) requested.push(search);
  });
  return requested;
};

test("the first cards arrive with the page, and are not requested again", async ({ page }) => {
  const requested = collectListRequests(page);
  await open(page, "/");
  await expect(cards(page)).toHaveCount(5);
  expect(requested).toEqual([]);
});

test("'Load More' adds five cards and keeps the order; refresh shows five others, and a reload keeps the wall", async ({
  page,
}) => {
  await page.goto("/");
  const first = await titles(page);
  await loadMore(page).click();
  await expect(cards(page)).toHaveCount(10);
  await loadMore(page).click();
  await expect(cards(page)).toHaveCount(15);
  expect((await titles(page)).slice(0, 5)).toEqual(first);
  await page.getByRole("button", { name: "Refresh Random Cards" }).click();
  await expect(cards(page)).toHaveCount(5);
  await expect.poll(() => titles(page)).not.toEqual(first);
  await loadMore(page).click();
  await expect(cards(page).getByRole("heading")).toHaveCount(10);
  const wall = await titles(page);
  await cards(page).nth(7).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await page.reload();
  await hydrated(page);
  expect(await titles(page)).toEqual(wall);
  await expect.poll(() => page.evaluate((top) => Math.abs(scrollY - top), place)).toBeLessThan(2);
});

test("going back from an image restores the cards and the scroll position", async ({ page }) => {
  // Loading cards have no title yet: the titles are counted.
  await page.goto("/");
  await loadMore(page).click();
  await expect(cards(page).getByRole("heading")).toHaveCount(10);
  await page.getByRole("button", { name: "Refresh Random Cards" }).click();
  await expect(cards(page)).toHaveCount(5);
  await loadMore(page).click();
  await expect(cards(page).getByRole("heading")).toHaveCount(10);
  const before = await titles(page);
  const link = cards(page).nth(7).getByRole("link");
  await link.scrollIntoViewIfNeeded();
  await settled(page);
  const placeInWindow = async () => (await link.boundingBox())?.y ?? Number.NaN;
  const place = await placeInWindow();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: before[7] ?? "" })).toBeVisible();
  await page.goBack();
  await expect(cards(page).getByRole("heading")).toHaveCount(10);
  expect(await titles(page)).toEqual(before);
  await settled(page);
  // Cards above that aren't rendered yet have estimated heights, which must be right; browsers scroll to whole pixels.
  expect(Math.abs((await placeInWindow()) - place)).toBeLessThan(1);
});

test("filters are in the URL, can be shared, undone by going back, and cleared", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await cards(page).first().waitFor();
  await page.getByRole("combobox", { name: "Category" }).selectOption("Logo Design");
  await expect(page).toHaveURL(/\?category=Logo\+Design$/);
  await expect(cards(page).first()).toContainText("Logo Design");
  await page.getByRole("combobox", { name: "Theme" }).selectOption("Vintage");
  await expect(page).toHaveURL(/category=Logo\+Design&theme=Vintage$/);

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(shared.getByRole("combobox", { name: "Theme" })).toHaveValue("Vintage");
  await expect(cards(shared).first()).toContainText("Logo Design, vintage");
  await shared.close();

  await page.goBack();
  await expect(page.getByRole("combobox", { name: "Theme" })).toHaveValue("");
  await page.getByRole("button", { name: "Remove Category: Logo Design" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(cards(page)).toHaveCount(5);
});

test("search waits for a pause, shows that nothing matches, and can be cleared", async ({ page }) => {
  const requested = collectListRequests(page);
  await page.clock.install();
  await open(page, "/");
  await settled(page);
  // With the clock paused, slow typing counts as typing without a pause. `pauseAt` rejects a time in the past.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.getByRole("searchbox").pressSequentially("qqzz");
  await page.clock.resume();
  await expect(page.getByRole("heading", { name: "No posters match" })).toBeVisible();
  expect(requested.filter((search) => search.includes("search="))).toHaveLength(1);
  await expect(page).toHaveURL(/\?search=qqzz$/);
  await page.getByRole("button", { name: "Clear all filters" }).click();
  await expect(cards(page)).toHaveCount(5);
  await expect(page.getByRole("searchbox")).toHaveValue("");
});

test("the keyboard focuses the search and moves between cards", async ({ page }) => {
  await page.goto("/");
  await cards(page).first().waitFor();
  // A key that is pressed before the gallery is hydrated has nothing to do yet.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox")).toBeFocused({ timeout: 1_000 });
  }).toPass();
  const link = (index: number) => cards(page).nth(index).getByRole("link");
  await link(0).focus();
  await page.keyboard.press("ArrowRight");
  await expect(link(1)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(link(2)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(link(4)).toBeFocused();
});

test("shows a preview for a picture that fails to load", async ({ page, quiet }) => {
  quiet.expected.push(/Failed to load resource/);
  await page.route(/\/media\//, (route) => route.abort());
  await page.goto("/");
  await cards(page).first().scrollIntoViewIfNeeded();
  await expect(cards(page).first().getByText("Image Preview")).toBeVisible();
});

for (const width of [390, 768, 1440])
  test(`pictures begin at the top of their cards, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await expect(cards(page)).toHaveCount(5);
    for (const card of await cards(page).all()) {
      // Well below the header, under which a picture beside a long prompt stays in view.
      await card.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 300));
      const offset = () =>
        card.evaluate((element) => {
          const picture = element.querySelector("img")?.closest("article > *");
          return picture ? picture.getBoundingClientRect().top - element.getBoundingClientRect().top : null;
        });
      await expect.poll(offset).toBeLessThanOrEqual(2);
    }
  });

import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { open } from "../support/open";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const cards = (page: Page) => page.locator("#explore article");
const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });
const similar = (page: Page) => page.getByRole("region", { name: "Similar Images" }).locator("a:has(strong)");

/** Opens a card of the gallery and waits for its similar images. */
const openCard = async (page: Page, index: number): Promise<string> => {
  await open(page, "/");
  const link = cards(page).nth(index).getByRole("link");
  const name = (await link.textContent()) ?? "";
  await link.click();
  await expect(heading(page)).toHaveText(name);
  await expect(similar(page)).toHaveCount(4);
  return name;
};

test("a similar image opens, with its own similar images", async ({ page }) => {
  await openCard(page, 0);
  const next = similar(page).first();
  const name = (await next.locator("strong").textContent()) ?? "";
  await next.click();
  await expect(heading(page)).toHaveText(name);
  await expect(similar(page)).toHaveCount(4);
});

test("arrow keys walk through similar images and back, Escape returns to the place in the gallery", async ({
  page,
}) => {
  const first = await openCard(page, 3);
  const second = (await similar(page).first().locator("strong").textContent()) ?? "";
  await page.keyboard.press("ArrowRight");
  await expect(heading(page)).toHaveText(second);
  await expect(similar(page)).toHaveCount(4);
  await page.keyboard.press("ArrowRight");
  await expect(heading(page)).not.toHaveText(second);
  await expect(heading(page)).not.toHaveText(first);
  await page.keyboard.press("ArrowLeft");
  await expect(heading(page)).toHaveText(second);
  await page.keyboard.press("ArrowLeft");
  await expect(heading(page)).toHaveText(first);
  await page.keyboard.press("Escape");
  await expect(cards(page)).toHaveCount(5);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test("similar images have placeholders while they load", async ({ page }) => {
  await open(page, "/");
  const arrive = await holdRequests(page, /\/similar/);
  await cards(page).first().getByRole("link").click();
  await expect(page.locator("main [data-skeleton]")).toHaveCount(4);
  arrive();
  await expect(similar(page)).toHaveCount(4);
});

import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { open } from "../support/open";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const cards = (page: Page) => page.locator("#explore article");
const link = (page: Page, index: number) => cards(page).nth(index).getByRole("link").first();

test("'Load More' focuses the first new card, also on the last load", async ({ page }) => {
  await open(page, "/?category=Logo+Design");
  const total = Number(
    /of (\d+)/.exec((await page.getByText(/^Showing \d+ of \d+$/).textContent()) ?? "")?.[1],
  );
  expect(total).toBeGreaterThan(5);
  for (let shown = 5; shown < Math.min(total, 50); shown += 5) {
    await page.getByRole("button", { name: "Load More" }).press("Enter");
    await expect(cards(page)).toHaveCount(Math.min(shown + 5, total));
    await expect(link(page, shown)).toBeFocused();
  }
  await expect(page.getByRole("button", { name: "Load More" })).toHaveCount(0);
});

test("going back focuses the card that was opened", async ({ page }) => {
  await open(page, "/");
  await link(page, 3).press("Enter");
  await expect(page).toHaveURL(/\/image\//);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/See the poster/);
  await page.goBack();
  await expect(link(page, 3)).toBeFocused();
});

test("Escape goes back to a card that was opened before it was hydrated, and focuses it", async ({
  page,
}) => {
  const letThrough = await holdRequests(page, /\/explore\.[^/]+\.js$/);
  await open(page, "/", "domcontentloaded");
  const name = (await link(page, 3).textContent()) ?? "";
  await link(page, 3).press("Enter");
  await expect(page).toHaveURL(/\/image\//);
  letThrough();
  // While the page's code loads, nothing listens to the key.
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link(page, 3)).toBeFocused();
  // Without the entry's state, Escape would open the gallery by its anchor.
  expect(new URL(page.url()).hash).toBe("");
});

import type { Locator } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { settled } from "../support/settled";

/** The heights of a card on the wall, in CSS pixels. */
const heightsOf = (item: Locator) =>
  item.evaluate((element: HTMLElement) => {
    element.style.contentVisibility = "visible";
    const { containIntrinsicBlockSize } = getComputedStyle(element);
    return {
      estimated: Number.parseFloat(containIntrinsicBlockSize.replace("auto ", "")),
      real: element.getBoundingClientRect().height,
    };
  });

for (const width of [390, 768, 1100, 1150, 1280, 1440])
  test(`cards that aren't laid out yet have the right height in a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await settled(page);
    const { estimated, real } = await heightsOf(page.locator("#explore li:has(article)").last());
    expect(Math.abs(estimated - real)).toBeLessThan(2);
  });

test("loading cards are as high as loaded ones", async ({ page }) => {
  const arrive = await holdRequests(page, /\/api\/images\?.*random=true/);
  await page.goto("/");
  await settled(page);
  await page.getByRole("button", { name: "Load More" }).click();
  const skeleton = await heightsOf(page.locator("#explore [data-skeleton]").first());
  arrive();
  await expect(page.locator("#explore article").getByRole("heading")).toHaveCount(10);
  const card = await heightsOf(page.locator("#explore li:has(article)").nth(5));
  expect(skeleton.real).toBeCloseTo(card.real, 0);
});

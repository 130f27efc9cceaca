import type { Page } from "@playwright/test";
import { expect, signUp, test } from "../support/fixtures";
import { open } from "../support/open";
import { publicRoutes } from "../support/routes";

/** The bar of issue 4: the sum of all shifts, which is never less than the usual measure. */
const MAX_SHIFT = 0.02;

/** Adds up what moves by itself, from the first paint on. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        };
        const what = sources
          .map(({ node, previousRect: from, currentRect: to }) => {
            const name = node instanceof Element ? node.outerHTML.slice(0, 100) : node?.nodeName;
            return `${name} from ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`;
          })
          .join("; ");
        if (!hadRecentInput) shifts.push({ value, what });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Goes down the whole page, window by window, as fast as pictures come. */
const scrollThrough = async (page: Page): Promise<void> => {
  for (let step = 0; step < 30; step++) {
    const isAtEnd = await page.evaluate(async () => {
      scrollBy({ top: innerHeight * 0.9, behavior: "instant" });
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
    if (isAtEnd) break;
  }
  await page.waitForLoadState("networkidle");
};

const expectStillness = async (page: Page, where: string): Promise<void> => {
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { shifts: { value: number; what: string }[] }).shifts,
  );
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const worst = shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`).join("\n");
  expect(sum, `${where}\n${worst}`).toBeLessThanOrEqual(MAX_SHIFT);
};

for (const width of [390, 1280])
  test(`${width} px: nothing moves by itself on any public page`, async ({ page, request, quiet }) => {
    test.slow();
    quiet.expected.push(/404/);
    await page.setViewportSize({ width, height: 844 });
    await watch(page);
    for (const path of await publicRoutes(request)) {
      await open(page, path);
      await scrollThrough(page);
      await expectStillness(page, path);
    }
  });

test("nothing moves for a signed-in user either", async ({ page }) => {
  await signUp(page);
  await watch(page);
  await open(page, "/");
  await expect(page.getByRole("banner")).toContainText("0/5");
  await scrollThrough(page);
  await expectStillness(page, "/");
});

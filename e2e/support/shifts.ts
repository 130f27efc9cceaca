import { expect, type Page } from "@playwright/test";

/** The limit of layout shifts: the sum of all, which is never less than the usual score. */
const MAX_SHIFT = 0.02;

interface Shift {
  value: number;
  what: string;
}

/**
 * Adds up layout shifts from the first paint of each load. Fonts are held back until after that paint,
 * as on slow connections: a fast one would hide the shifts that they cause.
 */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.route(/\.woff2/, async (route) => {
    await page
      .waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)
      // The page was already left.
      .catch(() => undefined);
    await route.continue().catch(() => undefined);
  });
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
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
};

const PAINT_TIMEOUT_MS = 5_000;

/** Waits for two frames. A headless browser may begin none for minutes: then a screenshot makes it paint. */
const painted = async (page: Page): Promise<void> => {
  const isPainted = await page.evaluate(
    (timeout) =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
        setTimeout(resolve, timeout, false);
      }),
    PAINT_TIMEOUT_MS,
  );
  if (!isPainted) await page.screenshot();
};

/** Goes down the whole page, window by window. */
export const scrollThrough = async (page: Page): Promise<void> => {
  for (let step = 0; step < 30; step++) {
    await page.evaluate(() => scrollBy({ top: innerHeight * 0.9, behavior: "instant" }));
    await painted(page);
    const isAtEnd = await page.evaluate(
      () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
    );
    if (isAtEnd) break;
  }
};

/** Fails if the page has shifted more than the limit since it was loaded, and names what. */
export const expectNoShifts = async (page: Page, where: string): Promise<void> => {
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const worst = shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`).join("\n");
  expect(sum, `${where}\n${worst}`).toBeLessThanOrEqual(MAX_SHIFT);
};

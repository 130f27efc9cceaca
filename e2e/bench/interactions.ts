import type { Browser, Page } from "@playwright/test";
import { openSlowPhone } from "./measure";

const MARK = "interaction:";

const card = (page: Page) => page.locator("#explore article").first();

/** What a visitor does most on the home page. */
export const INTERACTIONS: Record<string, (page: Page) => Promise<void>> = {
  reveal: (page) =>
    card(page)
      .getByRole("button", { name: /View Prompt/ })
      .click(),
  filter: async (page) => {
    await page.getByLabel("Category").focus();
    await page.keyboard.press("ArrowDown");
  },
  "load more": (page) => page.getByRole("button", { name: "Load More" }).click(),
  menu: (page) => page.getByRole("banner").getByRole("button", { name: /menu/i }).click(),
  theme: (page) => page.getByRole("banner").getByRole("button", { name: /theme/i }).first().click(),
};

/** The longest time from an input to the next frame that one interaction causes, in milliseconds. */
export const measureInteraction = async (
  browser: Browser,
  url: string,
  act: (page: Page) => Promise<void>,
): Promise<number> => {
  const { context, page } = await openSlowPhone(browser);
  const durations: number[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith(MARK)) durations.push(Number(message.text().slice(MARK.length)));
  });
  await page.addInitScript((mark) => {
    const inputs = { type: "event", durationThreshold: 16, buffered: true };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("interactionId" in entry && entry.interactionId) console.debug(mark + entry.duration);
    }).observe(inputs);
  }, MARK);
  await page.goto(url, { waitUntil: "load", timeout: 60_000 });
  await page.waitForLoadState("networkidle");
  await page.mouse.move(100, 300);
  await page.waitForTimeout(1_000);
  durations.length = 0;
  await act(page);
  await page.waitForTimeout(1_500);
  await context.close();
  return Math.max(0, ...durations);
};

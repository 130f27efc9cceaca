import type { Browser, Page } from "@playwright/test";
import { openSlowPhone } from "./measure";

const MARK = "interaction:";

const revealButton = (page: Page) =>
  page
    .locator("#explore article")
    .first()
    .getByRole("button", { name: /View Prompt/ });
const loadMore = (page: Page) => page.getByRole("button", { name: "Load More" });

interface Interaction {
  /** Preparation that is not measured. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

const openMenu = (page: Page) => page.getByRole("banner").getByRole("button", { name: /menu/i }).click();

/** The most common interactions on the home page. */
export const INTERACTIONS: Record<string, Interaction> = {
  // The pressed element is in view already: the frame that scrolls to it must not be measured.
  reveal: {
    prepare: (page) => revealButton(page).scrollIntoViewIfNeeded(),
    act: (page) => revealButton(page).click(),
  },
  filter: {
    prepare: (page) => page.getByLabel("Category").focus(),
    act: (page) => page.keyboard.press("ArrowDown"),
  },
  "load more": {
    prepare: (page) => loadMore(page).scrollIntoViewIfNeeded(),
    act: (page) => loadMore(page).click(),
  },
  menu: { act: openMenu },
  theme: {
    prepare: openMenu,
    act: (page) => page.getByRole("button", { name: "Switch between light and dark" }).click(),
  },
};

/** The longest time from an input to the next frame that one interaction causes, in milliseconds. */
export const measureInteraction = async (
  browser: Browser,
  url: string,
  { prepare, act }: Interaction,
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
  await prepare?.(page);
  await page.waitForTimeout(1_000);
  durations.length = 0;
  await act(page);
  await page.waitForTimeout(1_500);
  await context.close();
  return Math.max(0, ...durations);
};

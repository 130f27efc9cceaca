import type { Browser, Locator, Page } from "@playwright/test";
import { openSlowPhone } from "./measure";

const MARK = "interaction:";

const revealButton = (page: Page) =>
  page
    .locator("#explore article")
    .first()
    .getByRole("button", { name: /View Prompt/ });
const loadMore = (page: Page) => page.getByRole("button", { name: "Load More" });
const menu = (page: Page) => page.getByRole("banner").getByRole("button", { name: /menu/i });
const theme = (page: Page) => page.getByRole("button", { name: "Switch between light and dark" });

/** Prepares an interaction, which is not measured, and resolves with it. */
type Interaction = (page: Page) => Promise<() => Promise<void>>;

/**
 * A press in the middle of an element that is in view: the frame that scrolls to it must not be measured. By the mouse:
 * `click` looks in the page for what it would hit, within the press.
 */
const press = async (element: Locator): Promise<() => Promise<void>> => {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("The pressed element is not shown");
  const { x, y, width, height } = box;
  return () => element.page().mouse.click(x + width / 2, y + height / 2);
};

/** The most common interactions on the home page. */
export const INTERACTIONS: Record<string, Interaction> = {
  reveal: (page) => press(revealButton(page)),
  filter: async (page) => {
    await page.getByLabel("Category").focus();
    return () => page.keyboard.press("ArrowDown");
  },
  "load more": (page) => press(loadMore(page)),
  menu: (page) => press(menu(page)),
  theme: async (page) => {
    await menu(page).click();
    return press(theme(page));
  },
};

/** The longest time from an input to the next frame that one interaction causes, in milliseconds. */
export const measureInteraction = async (
  browser: Browser,
  url: string,
  prepare: Interaction,
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
  const act = await prepare(page);
  await page.waitForTimeout(1_000);
  durations.length = 0;
  await act();
  await page.waitForTimeout(1_500);
  await context.close();
  return Math.max(0, ...durations);
};

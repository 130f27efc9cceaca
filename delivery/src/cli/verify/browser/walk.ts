import type { Page, Request } from "playwright";
import { leftBehind } from "./left-behind";

/** How long a page must have no pending requests to count as quiet, in milliseconds. */
const QUIET_MS = 150;

export type UntilQuiet = () => Promise<void>;

export const trackRequests = (page: Page): UntilQuiet => {
  const pending = new Set<Request>();
  let changedAt = Date.now();
  const change = (apply: () => void): void => {
    apply();
    changedAt = Date.now();
  };
  page.on("request", (request) => change(() => pending.add(request)));
  page.on("requestfinished", (request) => change(() => pending.delete(request)));
  page.on("requestfailed", (request) => change(() => pending.delete(request)));
  return async () => {
    while (!page.isClosed() && (pending.size > 0 || Date.now() - changedAt < QUIET_MS))
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  };
};

export interface Walk {
  page: Page;
  path: string;
  untilQuiet: UntilQuiet;
  onError(error: Error): void;
}

/** Waits until the page is rendered: its frame has content and is no longer loading. */
export const waitForPage = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main?.querySelector("h1, h2, form") && !main.querySelector('[aria-label="Loading the page"]');
  });
};

const TAB_PRESSES = 25;
const WHEEL_TURNS = 6;

/**
 * How far the page's clock is advanced, in milliseconds: in steps, so that requests get their responses before they
 * time out.
 */
const TIMERS_MS = 60_000;
const TIMER_STEP_MS = 4_000;

/** Pages of the product that the footer links to, used to leave a page. */
const OTHER_PAGES = ["/about", "/help"];

/** Scrolls and tabs, but activates nothing: that could change live data. */
const scrollAndTab = async (page: Page): Promise<void> => {
  for (let turn = 0; turn < WHEEL_TURNS; turn++) await page.mouse.wheel(0, 600);
  for (let press = 0; press < TAB_PRESSES; press++) await page.keyboard.press("Tab");
};

const runTimers = async ({ page, untilQuiet, onError }: Walk): Promise<void> => {
  for (let time = 0; time < TIMERS_MS; time += TIMER_STEP_MS) {
    // Errors that timers throw are caught here.
    await page.clock.runFor(TIMER_STEP_MS).catch(onError);
    await untilQuiet();
  }
};

/** Leaves the page by a link, without loading a new document, and goes back. Returns what is there outside of the page. */
const leaveAndReturn = async ({ page, path, untilQuiet }: Walk): Promise<Record<string, number>> => {
  const target = OTHER_PAGES.find((other) => other !== path);
  const link = page.locator(`footer a[href="${target}"]`).first();
  if ((await link.count()) === 0) return {};
  await link.click();
  await page.waitForURL(`**${target}`);
  await untilQuiet();
  await page.goBack();
  await untilQuiet();
  await waitForPage(page);
  return page.evaluate(() => window.countLeftBehind?.() ?? {});
};

/** Does what a visitor may do on any page, and runs its timers. Returns what each visit leaves behind, in sentences. */
export const walkThrough = async (walk: Walk): Promise<string[]> => {
  await scrollAndTab(walk.page);
  await walk.untilQuiet();
  await runTimers(walk);
  // What a release sets up once is there after the first of the two.
  return leftBehind(await leaveAndReturn(walk), await leaveAndReturn(walk));
};

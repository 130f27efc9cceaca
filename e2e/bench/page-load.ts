import type { Browser, Page } from "@playwright/test";
import { countScriptBytes, openSlowPhone } from "./measure";

export interface PageLoad {
  /** Milliseconds after the navigation began. */
  firstPaint: number;
  largestPaint: number;
  /** The total time by which tasks after the first paint exceeded 50 ms. */
  blocking: number;
  /** Bytes of scripts over the network, without those that are fetched when idle. */
  scriptBytes: number;
}

const MARK = "measured:";
const LONG_TASK_MS = 50;

/** A busy machine is slow at its first picture renditions. */
const TIMEOUT_MS = 180_000;

interface Entry {
  type: string;
  at: number;
  duration: number;
}

/** Reported through the console, because evaluating code in a page counts as an interaction. */
const readEntries = async (page: Page, types: readonly string[]): Promise<Entry[]> => {
  const entries: Entry[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith(MARK)) entries.push(JSON.parse(message.text().slice(MARK.length)));
  });
  await page.addInitScript(
    ([mark, types]) => {
      for (const type of types)
        new PerformanceObserver((list) => {
          for (const { entryType, name, startTime, duration } of list.getEntries())
            console.debug(
              mark +
                JSON.stringify({ type: entryType === "paint" ? name : entryType, at: startTime, duration }),
            );
        }).observe({ type, buffered: true });
    },
    [MARK, types] as const,
  );
  return entries;
};

export interface LoadOptions {
  /** The page with the link that visitors follow. */
  from: string;
  /** Matches the paths of scripts that are fetched when idle. */
  ahead?: RegExp;
}

/** One cold visit of a page, on a slow phone. */
export const measureLoad = async (
  browser: Browser,
  url: string,
  { from, ahead }: LoadOptions,
): Promise<PageLoad> => {
  const { context, page, session } = await openSlowPhone(browser);
  await page.goto(from);
  // Visitors stay there for a moment, in which the browser prepares a process for the next site. Without the wait, the
  // start of that process would be measured, and of a second one for pages with a `Cross-Origin-Opener-Policy`.
  await page.waitForTimeout(1_000);
  const readScriptBytes = countScriptBytes(session, ahead);
  const entries = await readEntries(page, ["paint", "largest-contentful-paint", "longtask"]);
  await page.goto(url, { waitUntil: "load", timeout: TIMEOUT_MS });
  await page.waitForLoadState("networkidle", { timeout: TIMEOUT_MS });
  // The last scripts may still run.
  await page.waitForTimeout(1_000);
  await context.close();
  const firstPaint = entries.find(({ type }) => type === "first-contentful-paint")?.at ?? Number.NaN;
  const largest = entries.filter(({ type }) => type === "largest-contentful-paint");
  const blocking = entries
    .filter(({ type, at }) => type === "longtask" && at >= firstPaint)
    .reduce((sum, { duration }) => sum + duration - LONG_TASK_MS, 0);
  return {
    firstPaint,
    largestPaint: largest.at(-1)?.at ?? Number.NaN,
    blocking,
    scriptBytes: readScriptBytes(),
  };
};

/**
 * Reports when a link is pressed, and when the image page's heading is rendered. A string, as compilers name inner
 * functions.
 */
const STEP_SCRIPT = `{
  const tell = (type, at) =>
    console.debug("${MARK}" + JSON.stringify({ type, at: performance.timeOrigin + at, duration: 0 }));
  const heading = () => document.querySelector("h1")?.textContent;
  let before;
  addEventListener("click", ({ timeStamp }) => (before = heading(), tell("press", timeStamp)), { capture: true });
  const look = () => {
    if (location.pathname.startsWith("/image/") && heading() && heading() !== before)
      return tell("heading", performance.now());
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

/** From the press on the first card to the frame with the image page's heading, in milliseconds. */
export const measureStep = async (browser: Browser, url: string): Promise<number> => {
  const { context, page } = await openSlowPhone(browser);
  await page.addInitScript({ content: STEP_SCRIPT });
  const times = new Map<string, number>();
  const arrived = new Promise<void>((resolve) =>
    page.on("console", (message) => {
      if (!message.text().startsWith(MARK)) return;
      const { type, at }: Entry = JSON.parse(message.text().slice(MARK.length));
      times.set(type, at);
      if (type === "heading") resolve();
    }),
  );
  await page.goto(url, { waitUntil: "load", timeout: TIMEOUT_MS });
  await page.waitForLoadState("networkidle", { timeout: TIMEOUT_MS });
  const link = page.locator("article a[href*='/image/'], li a[href*='/image/'], a[href*='/image/']").first();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await arrived;
  await context.close();
  return (times.get("heading") ?? Number.NaN) - (times.get("press") ?? Number.NaN);
};

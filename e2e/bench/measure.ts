import type { Browser, CDPSession } from "@playwright/test";

/** A slow phone on a slow line: what Lighthouse calls "slow 4G". Bytes a second, milliseconds, times slower. */
const LINE = {
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};
const CPU_SLOWDOWN = 4;

export interface Visit {
  /** Largest contentful paint, in milliseconds after the navigation began. */
  largestPaint: number;
  /** When a press of the reveal button first led to a request; undefined if none was made. */
  revealWorks: number | undefined;
  /** Bytes of scripts over the network, without those that are fetched when idle. */
  scriptBytes: number;
}

const MARK = "largest paint at";

/** Opens a page on a slow phone with an empty cache, with a DevTools session for it. */
export const openSlowPhone = async (browser: Browser) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...LINE });
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return { context, page, session };
};

/** Adds up the bytes of scripts over the network from now on; returns a function that reads the sum. */
export const countScriptBytes = (session: CDPSession, ahead?: RegExp): (() => number) => {
  let bytes = 0;
  const scripts = new Set<string>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script" && !ahead?.test(response.url)) scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
};

/** One cold visit of a page, on a slow phone. `ahead` matches the paths of scripts that are fetched when idle. */
export const visit = async (
  browser: Browser,
  url: string,
  { reveal, ahead }: { reveal: boolean; ahead?: RegExp },
): Promise<Visit> => {
  const { context, page, session } = await openSlowPhone(browser);
  const readScriptBytes = countScriptBytes(session, ahead);
  await page.addInitScript((mark) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) console.debug(mark, entry.startTime);
    }).observe({ type: "largest-contentful-paint", buffered: true });
  }, MARK);
  // Reported through the console, because evaluating code in a page counts as an interaction.
  let largestPaint = 0;
  const painted = new Promise<void>((resolve) =>
    page.on("console", (message) => {
      if (!message.text().startsWith(MARK)) return;
      largestPaint = Number(message.text().slice(MARK.length));
      resolve();
    }),
  );
  await page.goto(url, { waitUntil: "load", timeout: 60_000 });
  await painted;
  await page.waitForLoadState("networkidle");
  const untouched = readScriptBytes();
  const revealWorks = reveal ? await whenRevealWorks(browser, url) : undefined;
  await context.close();
  return { largestPaint, revealWorks, scriptBytes: untouched };
};

/** Presses the button as soon as it appears, and again until a request is made; resolves with when that was. */
const whenRevealWorks = async (browser: Browser, url: string): Promise<number> => {
  const { context, page } = await openSlowPhone(browser);
  await page.addInitScript(() => {
    const press = setInterval(() => {
      const button = [...document.querySelectorAll("button")].find(({ textContent }) =>
        textContent?.startsWith("View Prompt"),
      );
      button?.click();
    }, 50);
    new PerformanceObserver((list) => {
      const call = list.getEntries().find(({ name }) => name.includes("/prompt-view/"));
      if (!call) return;
      clearInterval(press);
      Object.assign(window, { revealWorkedAt: call.startTime });
    }).observe({ type: "resource", buffered: true });
  });
  await page.goto(url, { waitUntil: "commit", timeout: 60_000 });
  const handle = await page.waitForFunction(() => Reflect.get(window, "revealWorkedAt"), null, {
    timeout: 60_000,
  });
  const at = Number(await handle.jsonValue());
  await context.close();
  return at;
};

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

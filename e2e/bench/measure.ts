import type { Browser } from "@playwright/test";

/** A slow phone on a slow line: what Lighthouse calls "slow 4G". Bytes a second, milliseconds, times slower. */
const LINE = {
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};
const CPU_SLOWDOWN = 4;

export interface Visit {
  /** When the largest picture or text stood, in milliseconds after the address was entered. */
  largestPaint: number;
  /** When pressing the reveal button first had an effect; null where there is none. */
  revealWorks: number | null;
  /** Bytes of scripts that went over the line. */
  scriptBytes: number;
}

interface PageNotes {
  largestPaint: number;
}

/** One cold visit of a page, on a slow phone. */
export const visit = async (browser: Browser, url: string, reveal: boolean): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...LINE });
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  let scriptBytes = 0;
  const scripts = new Set<string>();
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    const notes: PageNotes = { largestPaint: 0 };
    Object.assign(window, { notes });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) notes.largestPaint = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto(url, { waitUntil: "load", timeout: 60_000 });
  await page.waitForLoadState("networkidle");
  const largestPaint = await page.evaluate(
    () => (window as unknown as { notes: PageNotes }).notes.largestPaint,
  );
  const untouched = scriptBytes;
  const revealWorks = reveal ? await whenRevealWorks(browser, url) : null;
  await context.close();
  return { largestPaint, revealWorks, scriptBytes: untouched };
};

/** Presses the button as soon as it is there, and again until the press is answered by a call. */
const whenRevealWorks = async (browser: Browser, url: string): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...LINE });
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    const press = setInterval(() => {
      const button = [...document.querySelectorAll("button")].find(({ textContent }) =>
        textContent?.startsWith("View Prompt"),
      );
      if (!button) return;
      const before = button.outerHTML;
      const at = performance.now();
      button.click();
      setTimeout(() => {
        if (!button.isConnected || button.outerHTML !== before) {
          clearInterval(press);
          const known = Reflect.get(window, "revealWorkedAt");
          if (known === undefined) Object.assign(window, { revealWorkedAt: at });
        }
      }, 40);
    }, 50);
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

import type { Browser, CDPSession } from "@playwright/test";

/** A slow phone on a slow line: what Lighthouse calls "slow 4G". Bytes a second, milliseconds, times slower. */
const LINE = {
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};
const CPU_SLOWDOWN = 4;

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

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

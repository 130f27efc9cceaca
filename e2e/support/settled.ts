import { expect, type Page, type Request } from "@playwright/test";

const pendingRequests = new WeakMap<Page, Set<Request>>();

/** Starts tracking a page's pending requests, for `settled`. */
export const trackRequests = (page: Page): Set<Request> => {
  const known = pendingRequests.get(page);
  if (known) return known;
  const pending = new Set<Request>();
  const remove = (request: Request) => pending.delete(request);
  page.on("request", (request) => {
    // An event stream stays open as long as the page.
    if (request.resourceType() !== "eventsource") pending.add(request);
  });
  page.on("requestfinished", remove);
  page.on("requestfailed", remove);
  pendingRequests.set(page, pending);
  return pending;
};

const idle = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))),
  );

/** Waits until no request is pending and the main thread is idle, two times in a row. */
export const settled = async (page: Page): Promise<void> => {
  const pending = trackRequests(page);
  for (let round = 0; round < 2; round++) {
    await expect.poll(() => [...pending].map((request) => request.url())).toEqual([]);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await idle(page);
  }
  await expect.poll(() => [...pending].map((request) => request.url())).toEqual([]);
};

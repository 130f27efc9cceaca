import type { Page, Request } from "playwright";

/** How long a page must have no pending requests to count as quiet, in milliseconds. */
const QUIET_MS = 150;

/** Waits until the page is quiet. */
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

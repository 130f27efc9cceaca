import type { Page } from "@playwright/test";

/**
 * Holds back a page's requests to the URLs that match.
 * @param pattern as for `page.route`
 * @param method only requests with this method are held back, if given
 * @returns the function that releases them and lets later ones pass
 */
export const holdRequests = async (
  page: Page,
  pattern: string | RegExp,
  method?: string,
): Promise<() => void> => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    if (method === undefined || route.request().method() === method) await released;
    await route.continue();
  });
  return release;
};

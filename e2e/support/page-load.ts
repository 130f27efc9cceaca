import { expect, type Page } from "@playwright/test";

export interface PageLoad {
  /** Parts of the page that the browser rendered differently from the server. */
  mismatches: string[];
  /** Breaches of the page's Content-Security-Policy. */
  breaches: string[];
  /** Paths of the API that the page has requested since its navigation. */
  apiRequests: string[];
  /** Paths of scripts. */
  scripts: string[];
  /** Requests to other origins. */
  otherOrigins: string[];
}

/** Records everything that may go wrong while a page loads, from its first byte on. */
export const listenToLoads = async (page: Page): Promise<PageLoad> => {
  const load: PageLoad = { mismatches: [], breaches: [], apiRequests: [], scripts: [], otherOrigins: [] };
  page.on("console", (message) => {
    if (message.type() === "error" && message.text().includes(": hydration"))
      load.mismatches.push(message.text());
  });
  let site = new URL(page.url()).origin;
  page.on("request", (request) => {
    const { protocol, origin, pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) {
      load.apiRequests.length = 0;
      site = origin;
    }
    if (protocol.startsWith("http") && origin !== site) load.otherOrigins.push(request.url());
    if (pathname.startsWith("/api/")) load.apiRequests.push(pathname.slice("/api".length) + search);
    if (request.resourceType() === "script") load.scripts.push(pathname);
  });
  await page.exposeFunction("recordBreach", (breach: string) => load.breaches.push(breach));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      Reflect.get(globalThis, "recordBreach")(`${effectiveDirective} ${blockedURI} ${sample}`),
    ),
  );
  return load;
};

/** Allowed again: the allowance is confirmed once a visitor is present, and the settings with it. */
const SETTINGS = "/public/system-settings";

/** The paths of dehydrated queries, which must not be requested again. */
const dehydratedPaths = async (page: Page): Promise<string[]> => {
  const state: { queries: { path: string }[] } = JSON.parse(
    (await page.locator("#page-state").textContent()) ?? "",
  );
  return state.queries.map(({ path }) => path);
};

/** Fails if the load that has settled by now did anything wrong. */
export const expectCleanLoad = async (page: Page, path: string, load: PageLoad): Promise<void> => {
  const dehydrated = await dehydratedPaths(page);
  expect(load.mismatches, `${path}: rendered differently`).toEqual([]);
  expect(load.breaches, `${path}: against the policy`).toEqual([]);
  expect(load.otherOrigins, `${path}: from other origins`).toEqual([]);
  expect(
    load.apiRequests.filter((request) => dehydrated.includes(request) && request !== SETTINGS),
    `${path}: requested again`,
  ).toEqual([]);
};

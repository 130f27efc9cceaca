import { PAGE_STATE_ID } from "@promptfolio/contracts/page";
import type { Page } from "playwright";
import { waitForPage } from "./walk";

const STATE = new RegExp(`(id="${PAGE_STATE_ID}">)(.*?)(</script>)`, "s");
const STYLES = /<style[^>]*data-styled[^>]*>.*?<\/style>/gs;
const ROOT = /(<div id="root">).*(<\/div>)(?=\s*<script)/s;

const markUnrendered = (html: string): string =>
  html.replace(STATE, (_, before: string, state: string, after: string) => {
    const parsed: unknown = JSON.parse(state);
    const unrendered = JSON.stringify(Object.assign({}, parsed, { rendered: "none" }));
    return before + unrendered.replace(/</g, "\\u003c") + after;
  });

/** Serves a document to the browser as if it had not been rendered on the server. */
export const serveWithoutPage = async (page: Page, url: string): Promise<void> => {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: markUnrendered(html.replace(STYLES, "").replace(ROOT, "$1$2")) });
  });
};

declare global {
  interface Window {
    /** When the page was rendered, in milliseconds since the navigation. */
    pageReadyAt?: number;
  }
}

const recordPageReadyAt = (): void => {
  new MutationObserver((_, observer) => {
    const main = document.querySelector("main");
    if (!main?.querySelector("h1, h2, form") || main.querySelector('[aria-label="Loading the page"]')) return;
    window.pageReadyAt = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
};

const scriptsUntilReady = (): string[] =>
  performance
    .getEntriesByType("resource")
    .filter(({ startTime, name }) => name.includes(".js") && startTime <= (window.pageReadyAt ?? 0))
    .map(({ name }) => new URL(name).pathname);

/**
 * The scripts that the browser loaded before the page was rendered, as absolute paths; later ones are left out.
 */
export const neededScripts = async (page: Page, url: string): Promise<string[]> => {
  await serveWithoutPage(page, url);
  await page.addInitScript(recordPageReadyAt);
  await page.goto(url);
  await waitForPage(page);
  return page.evaluate(scriptsUntilReady);
};

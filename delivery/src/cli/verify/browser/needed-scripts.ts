import type { Page } from "playwright";
import { waitForPage } from "./walk";
import { serveWithoutPage } from "./without-page";

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

import type { Page } from "@playwright/test";

/**
 * Waits until a page is hydrated, or the part of it that the selector names. React marks elements while it renders them, but listeners and effects follow only with
 * the commit; the recording of early input ends there. The header's content is no sign of it: it is in the HTML.
 */
export const hydrated = async (page: Page, selector = "main h1"): Promise<void> => {
  await page.waitForFunction((wanted) => {
    const title = document.querySelector(wanted);
    const isMarked = title !== null && Object.keys(title).some((key) => key.startsWith("__reactFiber"));
    return isMarked && !globalThis.earlyInput?.isPending(title);
  }, selector);
};

/**
 * Goes to a page and waits until it is hydrated.
 * @param waitUntil `domcontentloaded` where the code of a part is held back: the load event may wait for it
 */
export const open = async (
  page: Page,
  path: string,
  waitUntil: "load" | "domcontentloaded" = "load",
): Promise<void> => {
  await page.goto(path, { waitUntil });
  await hydrated(page);
};

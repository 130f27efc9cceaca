import type { Page } from "@playwright/test";

/**
 * Goes to a page and waits until it is hydrated. React marks elements while it renders them, but listeners and effects
 * follow only with the commit; the early input's record ends there.
 */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForFunction(() => {
    const title = document.querySelector("main h1");
    const isMarked = title !== null && Object.keys(title).some((key) => key.startsWith("__reactFiber"));
    return isMarked && !globalThis.earlyInput?.isPending(title);
  });
};

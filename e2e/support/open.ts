import type { Page } from "@playwright/test";

/** Goes to a page and waits until React has hydrated it: React marks the hydrated elements. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForFunction(() => {
    const title = document.querySelector("main h1");
    return title !== null && Object.keys(title).some((key) => key.startsWith("__reactFiber"));
  });
};

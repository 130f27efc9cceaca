import type { Page } from "@playwright/test";

/**
 * Goes to a page and waits until React has taken over what the server rendered: what is pressed before that may be
 * lost. React marks the elements that it has taken over.
 */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForFunction(() => {
    const title = document.querySelector("main h1");
    return title !== null && Object.keys(title).some((key) => key.startsWith("__reactFiber"));
  });
};

import type { Page } from "@playwright/test";

/** The elements that make the page wider than its window, except those inside a scrolling box. */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .filter((element) => {
        for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
          if (getComputedStyle(box).overflowX !== "visible") return false;
        return true;
      })
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 5);
  });

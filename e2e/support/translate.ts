import type { Page } from "@playwright/test";

/** Moves every text of the page into `<font><font>`, now and as texts come, as browsers' translators do. */
const translateTexts = (): void => {
  const wrap = (text: Node): void => {
    if (!text.parentElement || !text.textContent?.trim()) return;
    if (text.parentElement.closest("font, script, style, textarea, [translate=no]")) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    text.parentNode?.replaceChild(outer, text);
    outer.append(inner);
    inner.append(text);
  };
  const translate = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) wrap(text);
  };
  document.documentElement.classList.add("translated-ltr");
  translate();
  new MutationObserver(translate).observe(document.body, { childList: true, subtree: true });
};

/** Translates the page from now on. */
export const translate = (page: Page): Promise<void> => page.evaluate(translateTexts);

/** Translates each page when its document has been read, before it is hydrated. */
export const translateEveryPage = async (page: Page): Promise<void> => {
  await page.addInitScript(`addEventListener("DOMContentLoaded", ${translateTexts})`);
};

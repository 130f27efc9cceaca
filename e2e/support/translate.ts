import type { Page } from "@playwright/test";

/** What happens to a text node: browsers' translators wrap it in `<font><font>`, other ones put a new node in its place. */
export type Translation = "wraps" | "replaces";

/** Translates every text of the page, now and as texts come. The words stay the same, so that tests can read them. */
const translateTexts = (way: Translation): void => {
  const translated = new WeakSet<Node>();
  const replace = (text: Node): void => {
    if (translated.has(text) || !text.parentElement || !text.textContent?.trim()) return;
    if (text.parentElement.closest("font, script, style, textarea, [translate=no]")) return;
    if (way === "replaces") {
      const other = document.createTextNode(text.textContent);
      translated.add(other);
      text.parentNode?.replaceChild(other, text);
      return;
    }
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    text.parentNode?.replaceChild(outer, text);
    outer.append(inner);
    inner.append(text);
  };
  const translate = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) replace(text);
  };
  document.documentElement.classList.add("translated-ltr");
  translate();
  new MutationObserver(translate).observe(document.body, { childList: true, subtree: true });
};

/** Translates the page from now on. */
export const translate = (page: Page, way: Translation = "wraps"): Promise<void> =>
  page.evaluate(translateTexts, way);

/** Translates each page when its document has been read, before it is hydrated. */
export const translateEveryPage = async (page: Page, way: Translation = "wraps"): Promise<void> => {
  await page.addInitScript(`addEventListener("DOMContentLoaded", () => (${translateTexts})("${way}"))`);
};

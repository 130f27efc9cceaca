import { PAGE_STATE_ID } from "@promptfolio/contracts/page";
import type { Page } from "playwright";

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

import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { hydrated } from "../support/open";

/** The rules of the page's own style elements, as the browser has parsed them, without styled-components' marks. */
const rulesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>("style[data-styled]")]
      .flatMap((element) => [...(element.sheet?.cssRules ?? [])].map((rule) => rule.cssText))
      .filter((rule) => !rule.startsWith("data-styled.")),
  );

/** What a page without its styles would have otherwise. */
const lookOf = (page: Page) =>
  page.evaluate(() =>
    ["header", "main h1", "footer", "footer a"].map((selector) => {
      const { position, fontSize, borderTopWidth, display } = getComputedStyle(
        document.querySelector(selector) ?? document.body,
      );
      return { selector, position, fontSize, borderTopWidth, display };
    }),
  );

for (const path of ["/", "/help"])
  test(`no rule of ${path} is lost or repeated when it hydrates, and a saved page has them`, async ({
    page,
    browser,
  }) => {
    const startScripts = await holdRequests(page, "**/main.js*");
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeAttached();
    const fromServer = await rulesOf(page);
    expect(fromServer.length).toBeGreaterThan(100);
    startScripts();
    await hydrated(page);
    const rules = await rulesOf(page);
    expect(rules).toEqual(expect.arrayContaining(fromServer));
    expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual(
      fromServer.filter((rule, index) => fromServer.indexOf(rule) !== index),
    );
    // The shell puts the server's elements back when the browser is idle.
    await expect(page.locator("head style[data-styled-version]:not([data-styled])").first()).toBeAttached();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const saved = await context.newPage();
    await saved.setContent(await page.content(), { waitUntil: "commit" });
    expect(await lookOf(saved)).toEqual(await lookOf(page));
    await context.close();
  });

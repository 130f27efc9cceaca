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

for (const path of ["/", "/help"])
  test(`no rule of ${path} is lost or repeated when it hydrates`, async ({ page }) => {
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
  });

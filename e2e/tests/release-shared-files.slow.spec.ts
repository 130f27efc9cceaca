import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { nextRelease } from "../support/made-release";
import { open } from "../support/open";
import { type Product, startProduct } from "../support/product";
import { frameOf } from "../support/remote-failures";

let product: Product;

test.beforeEach(async () => {
  test.setTimeout(120_000);
  product = await startProduct();
});
test.afterEach(() => product.dispose());

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** A file's URL without the hash in its name. */
const nameOf = (url: string): string => new URL(url).pathname.replace(/[0-9a-f]{16}/, "HASH");

/** What a page has requested below `/r/`: from the network, and from the browser's cache. */
const requestsOf = async (page: Page): Promise<{ fetched: string[]; cached: string[] }> => {
  const resources = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, transferSize }) => ({ name, transferSize })),
  );
  const files = resources.filter(({ name }) => /\/r\/.+\/.+/.test(name));
  const namesOf = (isWanted: (transferSize: number) => boolean): string[] =>
    [
      ...new Set(files.filter(({ transferSize }) => isWanted(transferSize)).map(({ name }) => nameOf(name))),
    ].sort();
  return { fetched: namesOf((size) => size > 0), cached: namesOf((size) => size === 0) };
};

test("visitors fetch only changed files after a release", async ({ page, context }) => {
  await open(page, `${product.origin}/about`);
  await expect(heading(page, "We hang the work and keep the words")).toBeVisible();
  expect((await requestsOf(page)).fetched).toContain("/r/static/files/page.about-page.HASH.js");
  // The last part of the page whose code is loaded when it comes into view.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(async () => (await requestsOf(page)).fetched).toContain("/r/shell/files/footer.HASH.js");
  const before = await product.served("static");

  const texts = { "We hang the work and keep": "We hang the work, and keep" };
  const remote = await nextRelease("mfe-static", "2.0.0", { texts });
  await product.release("publish", "--promote", remote, await nextRelease("shell", "2.0.0"));
  await expect.poll(() => product.served("shell")).toBe("2.0.0");
  expect(before).not.toBe("2.0.0");

  const later = await context.newPage();
  await open(later, `${product.origin}/about`);
  await expect(heading(later, "We hang the work, and keep the words")).toBeVisible();
  const again = await requestsOf(later);
  expect(again.fetched).toEqual([
    "/r/shell/2.0.0/main.js",
    "/r/static/2.0.0/remote-entry.js",
    "/r/static/files/page.about-page.HASH.js",
  ]);
  expect(again.cached.filter((name) => name.startsWith("/r/static/files/"))).not.toEqual([]);
  expect(again.cached.filter((name) => name.endsWith(".woff2"))).toHaveLength(2);
});

/** The text of each script element that a page has added: it begins with the release that requests the file. */
const watchScripts = (page: Page) =>
  page.addInitScript(() => {
    const added: string[] = [];
    Object.assign(globalThis, { addedScripts: added });
    const isScript = (node: Node): node is HTMLScriptElement => node instanceof HTMLScriptElement;
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const script of [...addedNodes].filter(isScript)) added.push(script.getAttribute("src") ?? "");
    }).observe(document, { childList: true, subtree: true });
  });

/** The shared files of a remote that one of its releases has run. */
const filesOf = async (page: Page, base: string): Promise<string[]> => {
  const sources: string[] = await page.evaluate(() => Reflect.get(globalThis, "addedScripts"));
  const prefix = `${base}../files/`;
  return sources.filter((source) => source.startsWith(prefix)).map((source) => source.slice(prefix.length));
};

test("two versions that share files run in one tab", async ({ page, quiet }) => {
  quiet.expected.push(/.*/);
  // The tab isn't notified of releases, so it only gets the new one when a load fails.
  await page.route("**/r/versions.json", (route) => route.abort());
  let isBroken = true;
  await page.route(/page\.help-page\./, (route) => (isBroken ? route.abort() : route.continue()));
  await watchScripts(page);
  await open(page, `${product.origin}/about`);
  const about = heading(page, "We hang the work and keep the words");
  await expect(about).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Help", exact: true }).click();
  await expect(frameOf(page, "static")).toBeVisible();
  const ofFirst = await filesOf(page, `/r/static/${await product.served("static")}/`);

  const next = await nextRelease("mfe-static", "2.0.0", {
    texts: { "We hang the work": "We hang all of the work" },
  });
  await product.release("publish", "--promote", next);
  await expect.poll(() => product.served("static")).toBe("2.0.0");
  await page.evaluate(() => document.body.setAttribute("data-same-tab", ""));
  isBroken = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(frameOf(page, "static")).toHaveCount(0);
  await expect(heading(page, /./)).toBeVisible();
  const ofSecond = await filesOf(page, "/r/static/2.0.0/");
  expect(ofSecond.filter((file) => !file.startsWith("page."))).not.toEqual([]);
  // All of them already ran in the first version.
  expect(ofFirst).toEqual(expect.arrayContaining(ofSecond));

  await footer.getByRole("link", { name: "About", exact: true }).click();
  await expect(about).toBeVisible();
  await footer.getByRole("link", { name: "Contact", exact: true }).click();
  await expect(heading(page, /./)).toBeVisible();
  await expect(page.locator("body[data-same-tab]")).toBeAttached();
});

import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { hydrated, open } from "../support/open";

/** The rules of the page's own style elements and of its style sheet file, as the browser has parsed them. */
const rulesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>("[data-styled]")].flatMap((element) =>
      [...(element.sheet?.cssRules ?? [])].map((rule) => rule.cssText),
    ),
  );

/** A token's colour on this page, as the browser writes it. */
const colorOf = (page: Page, token: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);

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

const FILE = "**/r/styles/*";

/** The colour behind a section that never hydrates: without styles it has none. */
const backgroundOfSteps = (page: Page) =>
  page.locator("#how-it-works").evaluate((section) => getComputedStyle(section).backgroundColor);

test("the styles below the first screen of / are a file that browsers cache for good", async ({ page }) => {
  const response = page.waitForResponse(FILE);
  await open(page, "/");
  expect((await response).headers()["cache-control"]).toContain("immutable");
  expect(await backgroundOfSteps(page)).toBe(await colorOf(page, "--color-sunken"));
  await expect(page.locator("link[data-styled]")).toHaveCount(0);
});

test("a file of styles that could not be loaded is requested again, and the page works", async ({
  page,
  quiet,
}) => {
  quiet.expected.push(/ERR_FAILED/);
  let requests = 0;
  await page.route(FILE, (route) => (++requests === 1 ? route.abort() : route.continue()));
  await open(page, "/");
  await expect.poll(() => requests).toBe(2);
  await expect
    .poll(async () => (await backgroundOfSteps(page)) === (await colorOf(page, "--color-sunken")))
    .toBe(true);
  await page.getByRole("button", { name: "Load More" }).click();
  await expect(page.getByRole("article").nth(5)).toBeVisible();
});

test("a file of styles that is late holds back only what is below the first screen", async ({ page }) => {
  const release = await holdRequests(page, FILE);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#explore")).toHaveCount(0);
  release();
  await hydrated(page);
  await expect(page.locator("#explore")).toBeAttached();
});

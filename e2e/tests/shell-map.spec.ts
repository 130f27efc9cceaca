import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { open } from "../support/open";

const MAP = /\/r\/map\.json/;

const stateOf = async (page: Page) => JSON.parse((await page.locator("#page-state").textContent()) ?? "{}");

const followAbout = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

/** Marks the document, so that a test notices if another one has been loaded. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute("data-same-tab", ""));

test("a page names only the remotes that it needs first", async ({ page }) => {
  await page.goto("/");
  const { map } = await stateOf(page);
  expect(Object.keys(map.remotes)).toEqual(["detail", "gallery"]);
  await page.goto("/about");
  expect(Object.keys((await stateOf(page)).map.remotes)).toEqual(["static"]);
});

test("a link to a remote that the tab does not know waits for the map, without loading the page", async ({
  page,
}) => {
  const release = await holdRequests(page, MAP);
  await open(page, "/");
  await mark(page);
  await followAbout(page);
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("status").filter({ hasText: "Loading the page" })).toBeVisible();
  release();
  await expect(heading(page)).toHaveText("We hang the work and keep the words");
  await expect(page).toHaveTitle("About | Promptfolio");
  await expect(page.locator("body[data-same-tab]")).toHaveCount(1);
});

test("a map that can't be fetched is an error with a retry, and the way back still works", async ({
  page,
  quiet,
}) => {
  quiet.expected.push(/map/i, /503/);
  await page.route(MAP, (route) => route.fulfill({ status: 503 }));
  await open(page, "/");
  await mark(page);
  await followAbout(page);
  await expect(heading(page)).toHaveText("This page is taking a break");
  await page.goBack();
  await expect(heading(page)).toHaveText(/See the poster/);
  await page.goForward();
  await expect(heading(page)).toHaveText("This page is taking a break");
  await page.unroute(MAP);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(heading(page)).toHaveText("We hang the work and keep the words");
  await expect(page.locator("body[data-same-tab]")).toHaveCount(1);
});

test("a picture of the hero opens with its title at once: its data came with the page", async ({ page }) => {
  await open(page, "/");
  const hero = page.locator("#main section").first();
  const title = await hero.locator("strong").innerText();
  const release = await holdRequests(page, /\/api\//);
  await hero
    .getByRole("link")
    .filter({ has: page.locator("img") })
    .first()
    .click();
  await expect(heading(page)).toHaveText(title);
  release();
});

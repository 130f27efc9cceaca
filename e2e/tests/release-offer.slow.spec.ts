import type { Page } from "@playwright/test";
import { test as base, expect, signUp } from "../support/fixtures";
import { builtRelease, nextRelease, readDescriptor } from "../support/made-release";
import { unpackPreviousReleases } from "../support/previous-releases";
import { type Product, startProduct } from "../support/product";
import { settled } from "../support/settled";

const REMOTES = ["gallery", "detail", "auth", "admin", "static"];
/** The remotes that are released during the tests. */
const RELEASED = ["gallery", "static"];

/** The current shell with the previous remotes, so that the tests can release the current remotes to it. */
const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const { folders, remove } = await unpackPreviousReleases();
      const before = REMOTES.map((id) => folders[`mfe-${id}`] ?? "");
      const product = await startProduct({}, [builtRelease("shell"), ...before]);
      await use(product);
      await product.dispose();
      await remove();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

// Time passes as usual, and can be moved forward.
test.beforeEach(({ page }) => page.clock.install());

const versionOf = async (id: string): Promise<string> =>
  (await readDescriptor(builtRelease(`mfe-${id}`))).version;

const loadedVersion = async (page: Page, id: string): Promise<string> =>
  JSON.parse((await page.locator("#page-state").textContent()) ?? "{}").map.remotes[id].version;

const footer = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

const mark = (page: Page) => page.evaluate(() => document.body.setAttribute("data-same-tab", ""));
const sameTab = (page: Page) => page.locator("body[data-same-tab]");

const LINE_HEIGHT_PX = 20;

/** A tab fetches the versions at most this often. */
const VERSIONS_INTERVAL_MS = 5_000;

/**
 * Goes to another page once the versions may be fetched again, and waits until the tab has the current versions.
 */
const fetchVersions = async (page: Page): Promise<void> => {
  await page.clock.fastForward(VERSIONS_INTERVAL_MS);
  const response = page.waitForResponse((candidate) => candidate.url().endsWith("/r/versions.json"));
  // Like a press, but without scrolling there first: the test checks the scroll position.
  await footer(page, page.url().endsWith("/about") ? "Help" : "About").dispatchEvent("click");
  await (await response).finished();
  await settled(page);
};

const release = async (product: Product) => {
  await product.release("publish", ...RELEASED.map((id) => builtRelease(`mfe-${id}`)));
  for (const id of RELEASED) await product.release("promote", id, await versionOf(id), "--force");
  await expect.poll(() => product.served("static")).toBe(await versionOf("static"));
};

const rollBack = async (product: Product) => {
  for (const id of RELEASED) await product.release("rollback", id);
  await expect.poll(() => product.served("static")).not.toBe(await versionOf("static"));
};

test("a tab gets a release on navigation, keeping cards, filter, position, open prompt and history", async ({
  page,
  product,
}) => {
  await signUp(page);
  await page.goto("/?category=Social+Media");
  const cards = page.locator("#explore article");
  const refreshed = page.waitForResponse(/\/api\/images\?.*random=true/);
  await page.getByRole("button", { name: "Refresh Random Cards" }).click();
  await refreshed;
  await settled(page);
  await expect(cards).toHaveCount(5);
  const card = cards.nth(1);
  await card.getByRole("button", { name: "View Prompt (Uses 1 Credit)" }).click();
  await expect(card.getByRole("button", { name: "Prompt Revealed" })).toBeVisible();
  const titles = await cards.getByRole("heading").allTextContents();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  await mark(page);
  await release(product);

  await fetchVersions(page);
  await expect(sameTab(page)).toBeAttached();
  await footer(page, "Contact").click();
  await expect(sameTab(page)).not.toBeAttached();
  await expect(page).toHaveURL(/\/contact$/);
  expect(await loadedVersion(page, "static")).toBe(await versionOf("static"));

  await expect(async () => {
    await page.goBack();
    await expect(page).toHaveURL(/category=Social\+Media/, { timeout: 200 });
  }).toPass();
  await expect(cards).toHaveCount(5);
  expect(await cards.getByRole("heading").allTextContents()).toEqual(titles);
  await expect(card.getByRole("button", { name: "Prompt Revealed" })).toBeVisible();
  await expect(page.getByRole("banner").getByText("1/5")).toBeVisible();
  // Another release may have a slightly different layout: the scroll position may differ by a line of text.
  const moved = () => page.evaluate((before) => Math.abs(scrollY - before), place);
  await expect.poll(moved).toBeLessThan(LINE_HEIGHT_PX);
  await rollBack(product);
});

test("a tab leaves a rolled-back version on navigation", async ({ page, product }) => {
  await release(product);
  await page.goto("/about");
  const taken = await versionOf("static");
  expect(await loadedVersion(page, "static")).toBe(taken);
  await rollBack(product);
  await fetchVersions(page);
  await footer(page, "Contact").click();
  await expect.poll(() => loadedVersion(page, "static")).not.toBe(taken);
  await expect(page).toHaveURL(/\/contact$/);
});

test("a tab with input in the frame gets the release only after the input is cleared", async ({
  page,
  product,
}) => {
  await page.goto("/about");
  const address = page.getByRole("contentinfo").getByRole("textbox");
  await address.fill("ada@exam");
  await mark(page);
  await release(product);
  await fetchVersions(page);
  await footer(page, "Contact").click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(address).toHaveValue("ada@exam");
  await expect(sameTab(page)).toBeAttached();
  await address.clear();
  await footer(page, "Terms").click();
  await expect(sameTab(page)).not.toBeAttached();
  await rollBack(product);
});

test("a visitor keeps a canary across navigations, and leaves it when it is stopped", async ({
  page,
  product,
}) => {
  const folder = await nextRelease("mfe-static", "7.0.0");
  await product.release("publish", folder);
  await product.release("canary", "static", "7.0.0", "--share", "50%");
  await expect
    .poll(async () => {
      await page.context().clearCookies();
      await page.goto("/about");
      return loadedVersion(page, "static");
    })
    .toBe("7.0.0");
  await mark(page);
  await fetchVersions(page);
  await footer(page, "Contact").click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(sameTab(page)).toBeAttached();

  await product.release("canary", "static", "--stop");
  // Requested as this visitor: others may not have had the canary at all.
  const ownVersions = async () => (await page.request.get("/r/versions.json")).json();
  await expect.poll(async () => (await ownVersions()).static).not.toBe("7.0.0");
  await fetchVersions(page);
  await footer(page, "Terms").click();
  await expect(sameTab(page)).not.toBeAttached();
  expect(await loadedVersion(page, "static")).not.toBe("7.0.0");
});

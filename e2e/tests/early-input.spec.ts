import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { open } from "../support/open";

/** Opens a page whose scripts are held back until released. */
const openWithoutScripts = async (page: Page, path: string): Promise<() => void> => {
  const letThrough = await holdRequests(page, /\/r\/.+\.js$/);
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  return letThrough;
};

const collectReveals = (page: Page): string[] => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("prompt-view")) sent.push(request.url());
  });
  return sent;
};

test("reveals a card's prompt requested before the scripts load, once", async ({ page }) => {
  const sent = collectReveals(page);
  const letThrough = await openWithoutScripts(page, "/");
  const card = page.locator("#explore article").first();
  const reveal = card.getByRole("button", { name: "View Prompt (Uses 1 Credit)" });
  await reveal.click();
  await expect(reveal).toHaveAttribute("aria-busy", "true");
  await reveal.click();
  await expect.poll(() => sent).toHaveLength(1);
  letThrough();
  await expect(card.getByRole("button", { name: "Prompt Revealed" })).toBeVisible();
  await expect(page.getByRole("banner").getByText("1/1")).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("reveals the prompt on an image's page requested before the scripts load, once", async ({
  page,
  product,
}) => {
  const { images } = await (await page.request.get(`${product.origin}/api/images?limit=1`)).json();
  const sent = collectReveals(page);
  const letThrough = await openWithoutScripts(page, `/image/${images[0].slug}`);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "View Prompt (Uses 1 Credit)" }).click();
  await expect.poll(() => sent).toHaveLength(1);
  letThrough();
  await expect(main).toContainText("1/1 views used");
  expect(sent).toHaveLength(1);
});

test("goes to the next image after an arrow key pressed before the scripts load", async ({
  page,
  product,
}) => {
  const { images } = await (await page.request.get(`${product.origin}/api/images?limit=1`)).json();
  const letThrough = await openWithoutScripts(page, `/image/${images[0].slug}`);
  const main = page.getByRole("main");
  const similar = main.getByRole("region", { name: "Similar Images" }).locator("a:has(strong)");
  await expect(similar).toHaveCount(4);
  const next = (await similar.first().locator("strong").textContent()) ?? "";
  await page.keyboard.press("ArrowRight");
  letThrough();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(next);
});

test("applies a search typed before the scripts load", async ({ page }) => {
  const letThrough = await openWithoutScripts(page, "/");
  const search = page.getByRole("searchbox");
  await search.pressSequentially("poster");
  letThrough();
  await expect(page).toHaveURL(/search=poster/);
  await expect(search).toHaveValue("poster");
  await expect(search).toBeFocused();
  await search.pressSequentially("s");
  await expect(search).toHaveValue("posters");
});

test("a form submitted before the scripts load neither reloads the page nor loses its input", async ({
  page,
  quiet,
}) => {
  quiet.expected.push(/401/);
  const letThrough = await openWithoutScripts(page, "/login");
  const main = page.getByRole("main");
  await main.getByLabel("Email").fill("nobody@promptfolio.test");
  await main.getByLabel("Password", { exact: true }).fill("wrong-password");
  await page.keyboard.press("Enter");
  await expect(main.getByRole("button", { name: "Sign In" })).toHaveAttribute("aria-busy", "true");
  expect(new URL(page.url()).search).toBe("");
  letThrough();
  await expect(main.getByText("Invalid email or password")).toBeVisible();
  await expect(main.getByLabel("Email")).toHaveValue("nobody@promptfolio.test");
  expect(new URL(page.url()).search).toBe("");
});

/** How long a page waits for a chunk, in milliseconds: as built, and in a test, which may run on a slow machine. */
const CHUNK_TIMEOUT_MS = 8_000;
const STRETCHED_MS = 180_000;

const stretchChunkTimeout = async (page: Page): Promise<void> => {
  await page.addInitScript(
    ({ usual, stretched }) => {
      window.setTimeout = new Proxy(window.setTimeout, {
        apply: (target, self, [callback, delay, ...rest]) =>
          Reflect.apply(target, self, [callback, delay === usual ? stretched : delay, ...rest]),
      });
    },
    { usual: CHUNK_TIMEOUT_MS, stretched: STRETCHED_MS },
  );
};

/** Opens Home, and holds back the code of a part that is hydrated later. */
const openWithoutPart = async (page: Page, part: "faq" | "explore"): Promise<() => void> => {
  await stretchChunkTimeout(page);
  const letThrough = await holdRequests(page, new RegExp(`/r/gallery/.+${part}.+\\.js$`));
  await open(page, "/", "domcontentloaded");
  return letThrough;
};

test("replays keys in order in a part whose code has not loaded yet", async ({ page }) => {
  const letThrough = await openWithoutPart(page, "faq");
  const questions = page.locator("#faq").getByRole("button");
  await questions.nth(0).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(questions.nth(0)).toBeFocused();
  letThrough();
  await expect(questions.nth(1)).toHaveAttribute("aria-expanded", "true");
  await expect(questions.nth(1)).toBeFocused();
  await expect(page.locator("#faq").getByRole("button", { expanded: true })).toHaveCount(1);
});

test("replays arrow keys between cards whose code has not loaded yet", async ({ page }) => {
  const letThrough = await openWithoutPart(page, "explore");
  const link = (index: number) => page.locator("#explore article").nth(index).getByRole("link");
  await link(0).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(link(0)).toBeFocused();
  letThrough();
  await expect(link(2)).toBeFocused();
});

test("replays a press once in a part whose code has not loaded yet", async ({ page }) => {
  const letThrough = await openWithoutPart(page, "faq");
  const second = page.locator("#faq").getByRole("button").nth(1);
  await second.click();
  await expect(second).toHaveAttribute("aria-busy", "true");
  await second.click();
  letThrough();
  await expect(second).toHaveAttribute("aria-expanded", "true");
  await expect(second).not.toHaveAttribute("aria-busy");
});

test("opens the menu on a phone after a press before the scripts load", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letThrough = await openWithoutScripts(page, "/about");
  const menu = page.getByRole("banner").getByRole("button", { name: /menu/i });
  await menu.click();
  letThrough();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
});

import { expect, test } from "@playwright/test";
import { type Development, isRunning, startDevelopment } from "../support/development";
import { open } from "../support/open";

let development: Development;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  development = await startDevelopment("mfe-gallery");
});
test.afterAll(() => development.dispose());

test("a saved change to a remote or the shell appears without a reload; others are as released", async ({
  page,
}) => {
  await open(page, development.origin);
  const { remotes } = await (await page.request.get(`${development.origin}/r/map.json`)).json();
  expect(remotes.gallery.base).toMatch(/^http:\/\/localhost:\d+\/$/);
  expect(remotes.static.base).toMatch(/^\/r\/static\//);
  const typed = page.getByRole("contentinfo").getByRole("textbox");
  await typed.fill("ada@exam");
  await page.evaluate(() => document.body.setAttribute("data-same-tab", ""));

  await development.edit("mfe-gallery/src/home/hero.tsx", "See the poster", "Watch the poster");
  await expect(page.getByRole("heading", { level: 1, name: /Watch the poster/ })).toBeVisible({
    timeout: 30_000,
  });
  await development.edit("shell/src/newsletter/newsletter.tsx", "One poster, one prompt", "One poster a day");
  await expect(page.getByRole("heading", { name: /One poster a day/ })).toBeVisible({ timeout: 30_000 });
  await expect(typed).toHaveValue("ada@exam");
  await expect(page.locator("body[data-same-tab]")).toBeAttached();
});

const pageAt = async (path: string): Promise<string> => (await fetch(development.origin + path)).text();

test("pages from source are rendered on the server with the current sources", async () => {
  await expect.poll(() => pageAt("/")).toMatch(/<h1[^>]*><span>Watch the poster/);
  expect(await pageAt("/")).toContain('"rendered":"page"');
  expect(await pageAt("/about")).toContain('"rendered":"page"');
});

test("a changed title and a new path take effect without a restart", async () => {
  const config = "mfe-gallery/remote.config.ts";
  const title = "AI posters and mockups, with the prompts";
  await development.edit(config, title, "Walls of posters, with the prompts");
  await expect.poll(() => pageAt("/")).toMatch(/<title>[^<]*Walls of posters/);
  await development.edit(config, 'paths: ["/"]', 'paths: ["/", "/wall"]');
  await expect.poll(() => pageAt("/wall")).toMatch(/<title>[^<]*Walls of posters/);
});

test("SIGTERM ends all processes that it has started", async () => {
  const started = await development.stop();
  expect(started).not.toEqual([]);
  // Renderers exit once their server has exited.
  for (const pid of started) await expect.poll(() => isRunning(pid), `process ${pid} runs`).toBe(false);
});

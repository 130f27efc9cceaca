import { expect, test } from "@playwright/test";
import { type Development, startDevelopment } from "../support/development";
import { open } from "../support/open";

let development: Development;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  development = await startDevelopment("mfe-gallery");
});
test.afterAll(() => development.dispose());

test("a saved change appears in the page without a reload, in the remote and in the shell; the rest is as released", async ({
  page,
}) => {
  await open(page, development.origin);
  const { remotes } = JSON.parse((await page.locator("#page-state").textContent()) ?? "{}").map;
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

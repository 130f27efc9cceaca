import { expect, test } from "../support/fixtures";
import { open } from "../support/open";
import { settled } from "../support/settled";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("moves the focus to the content of another page, and announces its title", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: /^Terms of Service \| Promptfolio$/ })).toHaveCount(
    1,
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a linked section is not covered by the header", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "How It Works" }).click();
  const header = await page.getByRole("banner").boundingBox();
  await expect
    .poll(async () => Math.round((await page.locator("#how-it-works").boundingBox())?.y ?? -1))
    .toBeGreaterThanOrEqual(Math.floor(header?.height ?? 0) - 1);
  await expect(page.locator("#how-it-works h2")).toBeInViewport();
});

test("opens a page at its top, and restores the position on reload and on going back", async ({ page }) => {
  const place = () => page.evaluate(() => scrollY);
  await open(page, "/terms");
  await settled(page);
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(place).toBe(700);
  await page.reload();
  await expect.poll(place).toBe(700);
  await open(page, "/privacy");
  expect(await place()).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(700);
});

test("the newsletter is offered once on a page", async ({ page, quiet }) => {
  quiet.expected.push(/404/);
  for (const path of ["/", "/about", "/login", "/no/such/wall"]) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Subscribe" }), path).toHaveCount(1);
  }
});

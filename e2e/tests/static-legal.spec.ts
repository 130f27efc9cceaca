import { expect, test } from "../support/fixtures";
import { open } from "../support/open";

test("the contents mark the section in view, and lead to a section with the keyboard", async ({ page }) => {
  await open(page, "/terms");
  const contents = page.getByRole("navigation", { name: "Contents" });
  const current = contents.locator("[aria-current]");
  await expect(current).toHaveText(/Acceptance/);
  await page.locator("#conduct").evaluate((section) => section.scrollIntoView());
  await expect(current).toHaveText(/Fair use/);
  await expect(contents).toBeInViewport();

  await contents.getByRole("link", { name: /licence/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/terms#licence$/);
  await expect(page.locator("#licence")).toBeFocused();
  await expect(current).toHaveText(/licence/);
});

test("prints only the text", async ({ page }) => {
  await open(page, "/privacy");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByText("Contents", { exact: true })).toBeHidden();
  await expect(page.getByText("Print", { exact: true })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Your rights" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
});

test("prints black on white in the dark theme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/terms");
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  const colors = await page.evaluate(() => {
    const luminanceOf = (color: string): number =>
      (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3;
    const texts = [...document.querySelectorAll("main h1, main h2, main p, main dd, main dt, main li")];
    return {
      ground: getComputedStyle(document.body).backgroundColor,
      lightest: Math.max(...texts.map((text) => luminanceOf(getComputedStyle(text).color))),
    };
  });
  expect(colors.ground).toBe("rgba(0, 0, 0, 0)");
  expect(colors.lightest).toBeLessThan(128);
});

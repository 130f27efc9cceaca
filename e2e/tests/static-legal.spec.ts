import { expect, test } from "../support/fixtures";
import { open } from "../support/open";

test.describe("without motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the contents follow the scroll, and lead to a section with the keyboard", async ({ page }) => {
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
});

test("on paper there is nothing but the text", async ({ page }) => {
  await open(page, "/privacy");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByText("Contents", { exact: true })).toBeHidden();
  await expect(page.getByText("Print", { exact: true })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Your rights" })).toBeVisible();
});

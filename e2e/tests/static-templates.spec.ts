import { expect, test } from "../support/fixtures";
import { open } from "../support/open";

test("searches, filters, sorts and rearranges the samples", async ({ page }) => {
  await open(page, "/templates");
  const titles = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(page.getByText("8 Templates Found")).toBeVisible();
  await expect(page.getByText(/^8 shown here\./)).toBeVisible();

  await page.getByRole("searchbox").fill("travel");
  await expect(titles).toHaveText(["Night Train Travel Poster"]);
  await page.getByRole("button", { name: "Clear search" }).click();

  await page.getByRole("button", { name: "Business 24" }).click();
  await expect(titles).toHaveText(["Stationery Under Wax"]);
  await page.getByRole("button", { name: "Fashion 14" }).click();
  await expect(page.getByText("0 Templates Found")).toBeVisible();
  await page.getByRole("button", { name: "Show all templates" }).click();

  await page.getByLabel("Sort by").selectOption("Most Downloaded");
  await expect(titles.first()).toHaveText("Floating Product Hero");
  await page.getByRole("button", { name: "List view" }).click();
  await expect(page.getByText("tone-on-tone disc behind it")).toBeVisible();
});

test("loads its pictures from this site", async ({ page }) => {
  await open(page, "/templates");
  const pictures = page.getByRole("main").getByRole("img");
  await expect(pictures).toHaveCount(8);
  const last = page.getByRole("listitem").filter({ hasText: "Stationery Under Wax" });
  await last.scrollIntoViewIfNeeded();
  await expect
    .poll(() => last.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(432);
});

test("announces that a template is coming soon, with the keyboard", async ({ page }) => {
  await open(page, "/templates");
  await page.getByRole("button", { name: "Use Template: Floating Product Hero" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Using “Floating Product Hero” is coming soon.")).toBeVisible();
});

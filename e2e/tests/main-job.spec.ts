import { expect, sendSignUp, test } from "../support/fixtures";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const viewButton = "View Prompt (Uses 1 Credit)";

test("a guest reveals one prompt, and no second one", async ({ page, quiet }) => {
  quiet.expected.push(/429/);
  await page.goto("/");
  const cards = page.locator("#explore article");
  await expect(cards).toHaveCount(5);
  await expect(page.getByRole("banner")).toContainText("0/1");
  await cards.nth(0).getByRole("button", { name: viewButton }).click();
  await expect(page.getByText("Prompt revealed! 0 views remaining today.")).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("1/1");
  await expect(cards.nth(1).getByRole("button", { name: "Daily Limit Reached" })).toBeDisabled();
});

test("signing up raises the allowance, and a reload and a server restart keep session and count", async ({
  page,
  ownProduct,
  quiet,
}) => {
  // Prefetches fail while the server restarts.
  quiet.expected.push(/Failed to load|Loading chunk|remote-entry|could not be/);
  await page.goto(`${ownProduct.origin}/signup`);
  await sendSignUp(page, "ada@promptfolio.test");
  const banner = page.getByRole("banner");
  await expect(banner).toContainText("0/5");
  await page.locator("#explore article").nth(0).getByRole("button", { name: viewButton }).click();
  await expect(banner).toContainText("1/5");
  await page.reload();
  await expect(banner).toContainText("1/5");
  await ownProduct.restart();
  await page.reload();
  await expect(banner).toContainText("1/5");
  await expect(banner.getByRole("button", { name: "Logout" })).toBeVisible();
});

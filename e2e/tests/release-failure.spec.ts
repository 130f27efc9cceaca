import { expect, test } from "../support/fixtures";
import { frameOf, testFailures } from "../support/remote-failures";

testFailures("fast");

test("the other remotes keep working when one fails", async ({ page }) => {
  await page.route(/\/r\/static\//, (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/about");
  await expect(frameOf(page, "static")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Back to Gallery" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /See the poster/ })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back" })).toBeVisible();
});

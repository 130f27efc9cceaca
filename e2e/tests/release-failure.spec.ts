import { expect, test } from "../support/fixtures";
import { failuresOf, frameOf, testFailure } from "../support/remote-failures";
import { REMOTE_PAGES } from "../support/routes";

test.beforeEach(({ quiet }) => {
  // What fails here is meant to, and is reported.
  quiet.expected.push(/.*/);
});

for (const remotePage of REMOTE_PAGES)
  for (const name of failuresOf(remotePage.remote, "fast")) testFailure(remotePage, name);

test("with one remote gone, the others go on", async ({ page }) => {
  await page.route(/\/r\/static\//, (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/about");
  await expect(frameOf(page, "static")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Back to Gallery" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /See the poster/ })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back" })).toBeVisible();
});

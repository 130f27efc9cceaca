import { createUser } from "../support/accounts";
import { expect, test } from "../support/fixtures";
import { open } from "../support/open";
import { imagePath } from "../support/routes";
import { violationsInAllLooks } from "../support/violations";

// Pages as they load are in public-pages.spec.ts, the dashboard's tabs in admin-dashboard.spec.ts.

test("an image, revealed: axe finds nothing", async ({ page, request }) => {
  await open(page, await imagePath(request));
  await page
    .getByRole("main")
    .getByRole("button", { name: /^View Prompt/ })
    .click();
  await expect(page.getByRole("banner")).toContainText("1/1");
  expect(await violationsInAllLooks(page)).toEqual([]);
});

test("the gallery for a user, with a prompt open, and the menu of small screens: axe finds nothing", async ({
  page,
}) => {
  await createUser(page);
  await open(page, "/");
  await page
    .locator("#explore article")
    .first()
    .getByRole("button", { name: /View Prompt/ })
    .click();
  await expect(page.getByRole("banner")).toContainText("1/5");
  expect(await violationsInAllLooks(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await violationsInAllLooks(page, [390])).toEqual([]);
});

test("a page that failed to load: axe finds nothing", async ({ page, quiet }) => {
  quiet.expected.push(/./);
  await page.route("**/r/static/**", (route) => route.abort());
  await page.goto("/about");
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  expect(await violationsInAllLooks(page)).toEqual([]);
});

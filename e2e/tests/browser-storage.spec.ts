import type { Page } from "@playwright/test";
import { createUser } from "../support/accounts";
import { expect, test } from "../support/fixtures";
import { open } from "../support/open";
import { blockStorage, fillStorage } from "../support/storage-conditions";

// A failure that is counted against a release is logged as an error, for which the fixture `quiet` fails the test.

const card = (page: Page, index: number) => page.locator("#explore article").nth(index);
const header = (page: Page) => page.getByRole("banner");

const reveal = async (page: Page): Promise<void> => {
  await card(page, 0).getByRole("button", { name: "View Prompt (Uses 1 Credit)" }).click();
  await expect(card(page, 0).getByRole("button", { name: "Prompt Revealed" })).toBeVisible();
};

test("a visitor whose storage is full stays signed in, and pays with the account's credit", async ({
  page,
}) => {
  await createUser(page);
  await page.addInitScript(fillStorage);
  await open(page, "/");
  await expect(header(page).getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(header(page)).toContainText("0/5");
  await reveal(page);
  await expect(header(page)).toContainText("1/5");
});

const BLOCKED = {
  throws: blockStorage,
  "is null": () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { value: null });
  },
};

for (const [how, block] of Object.entries(BLOCKED))
  test(`a guest whose storage ${how} reveals a prompt, on the wall and on the image's page`, async ({
    page,
  }) => {
    await page.addInitScript(block);
    await open(page, "/");
    await reveal(page);
    await expect(header(page)).toContainText("1/1");
    await card(page, 0).getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/\/image\//);
    await page.goBack();
    await expect(card(page, 0)).toBeVisible();
    await page.getByRole("button", { name: "Switch between light and dark" }).click();
    await expect(page.locator("[data-failed-remote]")).toHaveCount(0);
  });

test("a guest whose cookies are off reveals a prompt", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => undefined });
    Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => false });
  });
  // Each request goes out without what an earlier response has set.
  await page.route("**/*", async (route) => {
    await page.context().clearCookies();
    await route.continue();
  });
  await open(page, "/");
  await reveal(page);
  await expect(header(page)).toContainText("1/1");
  await page.reload();
  await expect(card(page, 0)).toBeVisible();
  await expect(page.locator("[data-failed-remote]")).toHaveCount(0);
});

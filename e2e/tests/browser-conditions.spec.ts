import type { Page } from "@playwright/test";
import { signInToDashboard } from "../support/administrator";
import { expect, test } from "../support/fixtures";
import { open } from "../support/open";

// A failure that is counted against a release is logged as an error, for which the fixture `quiet` fails the test.

const DAY_MS = 24 * 60 * 60_000;

const card = (page: Page) => page.locator("#explore article").first();
const header = (page: Page) => page.getByRole("banner");
const reveal = (page: Page) =>
  card(page).getByRole("button", { name: "View Prompt (Uses 1 Credit)" }).click();

const visitAsGuest = async (page: Page): Promise<void> => {
  await open(page, "/");
  await reveal(page);
  await expect(header(page)).toContainText("1/1");
  await card(page).getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/image\//);
  await page.goBack();
  await expect(card(page)).toBeVisible();
};

/** Without a load in between, which would lose a session that can't be stored. */
const visitAsUser = async (page: Page): Promise<void> => {
  await header(page).getByRole("link", { name: "Sign Up" }).click();
  await page.getByLabel("Full name").fill("Ada Example");
  await page.getByLabel("Email", { exact: true }).fill(`ada-${Date.now()}@promptfolio.test`);
  await page.getByLabel("Password", { exact: true }).fill("long-enough");
  await page.getByLabel("Confirm password", { exact: true }).fill("long-enough");
  await page
    .getByRole("main")
    .getByRole("button", { name: /create|sign up/i })
    .click();
  await expect(header(page)).toContainText("1/5");
  await header(page).getByRole("button", { name: "Logout" }).click();
};

const visitAsAdministrator = async (page: Page): Promise<void> => {
  await signInToDashboard(page, "users");
  for (const tab of ["Users", "Images"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("tabpanel").getByRole("table").first()).toBeVisible();
  }
};

const CONDITIONS: Record<string, (page: Page) => Promise<unknown>> = {
  "full storage": (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
    }),
  "blocked storage": (page) =>
    page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
    }),
  "a clock that is 30 days fast": (page) => page.clock.setSystemTime(Date.now() + 30 * DAY_MS),
  "a clock that is 30 days slow": (page) => page.clock.setSystemTime(Date.now() - 30 * DAY_MS),
};

for (const [condition, begin] of Object.entries(CONDITIONS))
  test(`guest, user and administrator do what they came for with ${condition}`, async ({ page }) => {
    await begin(page);
    await visitAsGuest(page);
    await visitAsUser(page);
    await visitAsAdministrator(page);
  });

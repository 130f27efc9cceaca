import type { Page } from "@playwright/test";
import { signInToDashboard } from "../support/administrator";
import { expect, test } from "../support/fixtures";
import { hydrated, open } from "../support/open";

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
  "a blocker of trackers": (page) =>
    page.route(/telemetry|analytics|track/, (route) => route.abort("blockedbyclient")),
  "a clock that is 30 days fast": (page) => page.clock.setSystemTime(Date.now() + 30 * DAY_MS),
  "a clock that is 30 days slow": (page) => page.clock.setSystemTime(Date.now() - 30 * DAY_MS),
};

for (const [condition, begin] of Object.entries(CONDITIONS))
  test(`guest, user and administrator do what they came for with ${condition}`, async ({ page, quiet }) => {
    quiet.expected.push(/ERR_BLOCKED_BY_CLIENT/);
    await begin(page);
    await visitAsGuest(page);
    await visitAsUser(page);
    await visitAsAdministrator(page);
  });

test("a guest who is offline for a while is told so, loses no credit, and goes on", async ({
  page,
  context,
  quiet,
}) => {
  quiet.expected.push(/ERR_INTERNET_DISCONNECTED/);
  await open(page, "/");
  await expect(header(page)).toContainText("0/1");
  await hydrated(page, "#explore article button");
  await context.setOffline(true);
  const strip = page.getByText("You are offline", { exact: true });
  await expect(strip).toBeVisible();
  await reveal(page);
  await expect(page.getByText("The server did not answer.").first()).toBeVisible();
  await page.getByRole("button", { name: "Load More" }).click();
  await context.setOffline(false);
  await expect(strip).toBeHidden();
  await expect(page.locator("#explore article")).toHaveCount(10);
  await reveal(page);
  await expect(header(page)).toContainText("1/1");
  await expect(page.locator("[data-failed-remote]")).toHaveCount(0);
});

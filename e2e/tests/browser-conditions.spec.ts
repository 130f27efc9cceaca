import type { Page } from "@playwright/test";
import { createUser } from "../support/accounts";
import { openDashboard, signInToDashboard } from "../support/administrator";
import { expect, sendSignUp, test } from "../support/fixtures";
import { hydrated, open } from "../support/open";
import { blockStorage, fillStorage } from "../support/storage-conditions";

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
  await sendSignUp(page, `ada-${Date.now()}@promptfolio.test`);
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
  "full storage": (page) => page.addInitScript(fillStorage),
  "blocked storage": (page) => page.addInitScript(blockStorage),
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

const offline = (page: Page) => page.getByText("You are offline", { exact: true });

/** Goes offline; the result passes a minute, in which the page keeps saying so, and goes online again. */
const beginOffline = async (page: Page): Promise<() => Promise<void>> => {
  await page.context().setOffline(true);
  await expect(offline(page)).toBeVisible();
  return async () => {
    await page.clock.runFor(60_000);
    await expect(offline(page)).toBeVisible();
    await page.context().setOffline(false);
    await expect(offline(page)).toBeHidden();
  };
};

test.describe("offline for a minute", () => {
  test.beforeEach(async ({ page, quiet }) => {
    quiet.expected.push(/ERR_INTERNET_DISCONNECTED/);
    await page.clock.install();
  });
  test.afterEach(({ page }) => expect(page.locator("[data-failed-remote]")).toHaveCount(0));

  test("a guest's press waits for the code of its card, and reveals the prompt", async ({ page }) => {
    let isOffline = true;
    await page.route(/explore/, (route) =>
      isOffline ? route.abort("internetdisconnected") : route.continue(),
    );
    await open(page, "/");
    const passMinute = await beginOffline(page);
    await reveal(page);
    await expect(page.getByText("It goes on by itself when the connection is back.")).toBeVisible();
    isOffline = false;
    await passMinute();
    await expect(header(page)).toContainText("1/1");
    await expect(page.getByText("It goes on by itself")).toHaveCount(0);
  });

  test("a guest loses no credit, gets more cards, and the page that was opened", async ({ page }) => {
    const cards = page.locator("#explore article");
    await open(page, "/");
    await hydrated(page, "#explore article button");
    let passMinute = await beginOffline(page);
    await reveal(page);
    await expect(page.getByText("The server did not answer.").first()).toBeVisible();
    await page.getByRole("button", { name: "Load More" }).click();
    await passMinute();
    await expect(page.getByText("The server did not answer.")).toHaveCount(0);
    await expect(cards).toHaveCount(10);
    await reveal(page);
    await expect(header(page)).toContainText("1/1");
    passMinute = await beginOffline(page);
    await header(page).getByRole("link", { name: "Help" }).click();
    await expect(page.getByRole("heading", { name: "This page is taking a break" })).toBeVisible();
    await passMinute();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("This page is taking a break");
  });

  test("a user's download starts later, and a prompt can be revealed", async ({ page }) => {
    await createUser(page);
    await open(page, "/");
    await card(page).getByRole("heading").getByRole("link").click();
    const panel = page.getByRole("region", { name: "AI Prompt" });
    const revealButton = panel.getByRole("button", { name: "View Prompt (Uses 1 Credit)" });
    await expect(revealButton).toBeVisible();
    const passMinute = await beginOffline(page);
    await revealButton.click();
    await expect(page.getByText("The server did not answer.").first()).toBeVisible();
    await page.getByRole("button", { name: "Download Image" }).click();
    await expect(page.getByText("The download starts when the connection is back.").first()).toBeVisible();
    const download = page.waitForEvent("download");
    await passMinute();
    await download;
    await revealButton.click();
    await expect(panel.getByRole("group", { name: "Prompt" })).toBeVisible();
    await expect(header(page)).toContainText("1/5");
  });

  test("an administrator gets the tab that was opened, and what was searched for", async ({ page }) => {
    await openDashboard(page, "analytics");
    await hydrated(page);
    const panel = page.getByRole("tabpanel");
    let passMinute = await beginOffline(page);
    await page.getByRole("tab", { name: "Images" }).click();
    await expect(panel).toContainText("This part could not be loaded");
    await passMinute();
    const rows = panel.getByRole("table").first().getByRole("row");
    await expect(rows.nth(2)).toBeVisible();
    passMinute = await beginOffline(page);
    await page.getByLabel("Search", { exact: true }).fill("tea tins");
    await passMinute();
    await expect(rows).toHaveCount(2);
  });
});

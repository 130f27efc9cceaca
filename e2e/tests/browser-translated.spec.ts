import type { Page } from "@playwright/test";
import { openDashboard } from "../support/administrator";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { hydrated, open } from "../support/open";
import { translate, translateEveryPage } from "../support/translate";

// A failure that is counted against a release is logged as an error, for which the fixture `quiet` fails the test.

const card = (page: Page, index: number) => page.locator("#explore article").nth(index);
const frame = (page: Page) => page.locator("[data-failed-remote]");

const TIMES = {
  before: { begin: translateEveryPage, continue: () => Promise.resolve() },
  after: {
    begin: () => Promise.resolve(),
    continue: async (page: Page, part?: string) => {
      await hydrated(page, part);
      await translate(page);
    },
  },
};

test("a press before a translated page is hydrated reveals the prompt", async ({ page }) => {
  await translateEveryPage(page);
  const release = await holdRequests(page, /main\.js/);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await card(page, 0).getByRole("button", { name: "View Prompt (Uses 1 Credit)" }).click();
  release();
  await expect(card(page, 0).getByRole("button", { name: "Prompt Revealed" })).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("1/1");
});

test("a press of Load More before a translated page is hydrated loads more", async ({ page }) => {
  await translateEveryPage(page);
  const release = await holdRequests(page, /main\.js/);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Load More" }).click();
  release();
  await expect(page.locator("#explore article")).toHaveCount(10);
});

for (const [time, translator] of Object.entries(TIMES)) {
  test(`a guest reveals a prompt on pages that are translated ${time} hydration`, async ({ page }) => {
    await translator.begin(page);
    await open(page, "/");
    await translator.continue(page, "#explore article button");
    await card(page, 0).getByRole("button", { name: "View Prompt (Uses 1 Credit)" }).click();
    await expect(card(page, 0).getByRole("button", { name: "Prompt Revealed" })).toBeVisible();
    await expect(card(page, 0).locator('[data-state="open"]').last()).toBeVisible();
    await expect(page.getByRole("banner")).toContainText("1/1");
    await page.getByRole("button", { name: "Load More" }).click();
    await expect(page.locator("#explore article")).toHaveCount(10);
    await card(page, 0).getByRole("button", { name: "Prompt Revealed" }).click();
    await card(page, 0).getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/\/image\//);
    const panel = page.getByRole("region", { name: "AI Prompt" });
    await panel.getByRole("button", { name: "View Prompt (Free)" }).click();
    await expect(panel.getByRole("group", { name: "Prompt" })).toBeVisible();
    await page.goBack();
    await expect(card(page, 0)).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
  });

  test(`the filters work on a page that is translated ${time} hydration`, async ({ page }) => {
    await translator.begin(page);
    await open(page, "/");
    await translator.continue(page, "#explore select");
    const category = page.getByRole("combobox", { name: "Category" });
    const name = (await category.locator("option").nth(1).textContent()) ?? "";
    await category.selectOption(name);
    await expect(card(page, 0)).toContainText(name);
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("newest");
    await expect(page).toHaveURL(/sort=newest/);
    await expect(card(page, 0)).toContainText(name);
    await expect(frame(page)).toHaveCount(0);
  });

  test(`the dashboard works on a page that is translated ${time} hydration`, async ({ page }) => {
    await translator.begin(page);
    await openDashboard(page, "analytics");
    await hydrated(page);
    await translator.continue(page);
    for (const tab of ["Users", "Images"]) {
      await page.getByRole("tab", { name: tab }).click();
      await expect(page.getByRole("tabpanel").getByRole("table").first()).toBeVisible();
    }
    await expect(frame(page)).toHaveCount(0);
  });
}

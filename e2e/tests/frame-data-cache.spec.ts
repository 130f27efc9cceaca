import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { hydrated } from "../support/open";
import { imagePath } from "../support/routes";

const FAILURES = [/data-cache/, /net::ERR_FAILED/];

/** Lets the script with the data cache fail until the returned function is called. */
const withoutDataCache = async (page: Page) => {
  let isGone = true;
  let failures = 0;
  await page.route(/\/data-cache\.[^/]*\.js$/, async (route) => {
    if (!isGone) return route.continue();
    failures += 1;
    return route.abort();
  });
  return {
    failures: () => failures,
    restore: () => {
      isGone = false;
    },
  };
};

test("a page that reads responses hydrates as soon as the data cache can be fetched", async ({
  page,
  request,
  quiet,
}) => {
  quiet.expected.push(...FAILURES);
  const script = await withoutDataCache(page);
  await page.goto(await imagePath(request));
  await expect.poll(script.failures).toBeGreaterThan(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[data-failed-remote]")).toHaveCount(0);
  script.restore();
  await hydrated(page);
  await page.getByRole("button", { name: "Enlarge the picture" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the gallery stays as it is until the data cache can be fetched, and replays presses", async ({
  page,
  quiet,
}) => {
  quiet.expected.push(...FAILURES);
  const script = await withoutDataCache(page);
  await page.goto("/");
  const card = page.locator("#explore article").first();
  await card.getByRole("button", { name: "View Prompt (Uses 1 Credit)" }).click();
  await expect.poll(script.failures).toBeGreaterThan(0);
  await expect(card.getByRole("heading")).toBeVisible();
  script.restore();
  await expect(page.getByText("Prompt revealed!")).toBeVisible();
  await expect(page.locator("[data-failed-remote]")).toHaveCount(0);
});

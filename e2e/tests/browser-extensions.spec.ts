import { startExtensions, startExtensionsEarly } from "../support/extensions";
import { expect, test } from "../support/fixtures";
import { hydrated, open } from "../support/open";
import { type Translation, translate, translateEveryPage } from "../support/translate";

// A failure that is counted against a release is logged as an error, for which the fixture `quiet` fails the test.

const WAYS: readonly ["before" | "after", Translation][] = [
  ["before", "wraps"],
  ["after", "wraps"],
  ["before", "replaces"],
  ["after", "replaces"],
];

for (const [time, way] of WAYS)
  test(`a guest's journey with four extensions that start ${time} hydration; the translator ${way} texts`, async ({
    page,
  }) => {
    const card = page.locator("#explore article").first();
    if (time === "before") {
      await startExtensionsEarly(page);
      await translateEveryPage(page, way);
    }
    await open(page, "/");
    if (time === "after") {
      await hydrated(page, "#explore article button");
      await startExtensions(page);
      await translate(page, way);
    }
    await card.getByRole("button", { name: "View Prompt (Uses 1 Credit)" }).click();
    await expect(card.getByRole("button", { name: "Prompt Revealed" })).toBeVisible();
    await expect(page.getByRole("banner")).toContainText("1/1");
    await page.getByRole("button", { name: "Load More" }).click();
    await expect(page.locator("#explore article")).toHaveCount(10);
    await card.getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/\/image\//);
    await expect(page.getByRole("main").getByRole("group", { name: "Prompt" })).toBeVisible();
    await page.goBack();
    await expect(card).toBeVisible();
    for (const search of ["banner", "poster"]) {
      await page.getByRole("searchbox").fill(search);
      await expect(page.getByRole("button", { name: "Remove Search" })).toHaveText(`Search: ${search}`);
    }
    await expect(card).toContainText(/poster/i);
    // What extensions added stays when a page is left.
    await expect(page.locator("#wallet-root")).toBeAttached();
    await expect(page.locator("style.darkreader--fallback")).toBeAttached();
    await expect(page.locator("[data-failed-remote]")).toHaveCount(0);
  });

import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { open } from "../support/open";
import { settled } from "../support/settled";

const cards = (page: Page) => page.locator("#explore article");
const viewButton = "View Prompt (Uses 1 Credit)";
const used = (page: Page, text: string) => expect(page.getByRole("banner").getByText(text)).toBeVisible();
const similar = (page: Page) => page.getByRole("region", { name: "Similar Images" }).locator("a:has(strong)");

test("the gallery shows the failures, loses no cards, and charges nothing", async ({
  page,
  ownProduct,
  quiet,
}) => {
  quiet.expected.push(/Failed to load resource/);
  await open(page, ownProduct.origin);
  await used(page, "0/1");
  // The code of the messages is fetched on the first interaction.
  await page.mouse.move(100, 100);
  await settled(page);
  await ownProduct.stop();
  await cards(page).nth(0).getByRole("button", { name: viewButton }).click();
  await expect(page.getByText(/a prompt that was paid for costs nothing more/)).toBeVisible();
  await used(page, "0/1");
  await page.getByRole("button", { name: "Load More" }).click();
  await expect(page.getByText(/Failed to fetch images\./)).toBeVisible();
  await expect(cards(page)).toHaveCount(5);
  await ownProduct.restart();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(cards(page)).toHaveCount(10);
  await cards(page).nth(0).getByRole("button", { name: viewButton }).click();
  await used(page, "1/1");
});

test("the next image still opens, shows what is missing, and retries", async ({
  page,
  ownProduct,
  quiet,
}) => {
  quiet.expected.push(/Failed to load resource/);
  const { images } = await (await page.request.get(`${ownProduct.origin}/api/images?limit=1`)).json();
  // Fetched when the browser is idle: a server that stops before would fail it.
  const preloaded = page.waitForResponse(/\/r\/gallery\/.+\/page\.home-page/);
  await open(page, `${ownProduct.origin}/image/${images[0].slug}`);
  await page.mouse.move(100, 100);
  await preloaded;
  await settled(page);
  await ownProduct.stop();
  const name = (await similar(page).last().locator("strong").textContent()) ?? "";
  await similar(page).last().press("Enter");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText("Similar images cannot be shown right now.")).toBeVisible();
  await page.getByRole("button", { name: viewButton }).click();
  await expect(page.getByText(/a prompt that was paid for costs nothing more/)).toBeVisible();
  await ownProduct.restart();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(similar(page)).toHaveCount(4);
  await page.getByRole("button", { name: viewButton }).click();
  await used(page, "1/1");
});

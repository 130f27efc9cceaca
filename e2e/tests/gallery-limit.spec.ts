import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { open } from "../support/open";
import { violationsInAllLooks } from "../support/violations";

const card = (page: Page, index: number) => page.locator("#explore article").nth(index);
const seal = (page: Page, index: number) =>
  card(page, index).locator("[data-state=sealed], [data-state=seen]").last();

test("at the limit one strip explains it, cards keep their counters, and a seen one does not look sealed", async ({
  page,
  quiet,
}) => {
  quiet.expected.push(/429/);
  await open(page, "/");
  const height = (await card(page, 1).boundingBox())?.height;
  await card(page, 0).getByRole("button", { name: "View Prompt (Uses 1 Credit)" }).click();
  await expect(page.getByRole("banner")).toContainText("1/1");
  await card(page, 0).getByRole("button", { name: "Prompt Revealed" }).click();
  await expect(card(page, 0).locator("[data-state=seen]")).toHaveCount(1);
  await expect(card(page, 0)).toContainText("You have seen this prompt today.");
  await expect(card(page, 1)).toContainText("The prompt is sealed.");
  await expect(card(page, 1)).toContainText(/[\d,]+ views?.*cop(y|ies).*downloads?/);
  await expect(card(page, 1).getByRole("button", { name: "Daily Limit Reached" })).toBeDisabled();
  await expect(card(page, 1).getByRole("button")).toHaveCount(1);
  const strip = page.locator("#explore").getByText(/New views in/);
  await expect(strip).toHaveCount(1);
  await card(page, 4).getByRole("button").scrollIntoViewIfNeeded();
  await expect(strip).toBeInViewport();
  await expect(seal(page, 1)).toBeVisible();
  expect((await card(page, 1).boundingBox())?.height).toBe(height);
  expect(await violationsInAllLooks(page)).toEqual([]);
});

test("the image page's button shows a closed lock at the limit, and an eye for a seen prompt", async ({
  page,
  product,
  quiet,
}) => {
  quiet.expected.push(/429/);
  const { images } = await (await page.request.get(`${product.origin}/api/images?limit=2`)).json();
  const panel = page.getByRole("region", { name: "AI Prompt" });
  const button = (name: string) => panel.getByRole("button", { name });
  const iconOf = (name: string) => button(name).locator("svg path").getAttribute("d");
  await open(page, `/image/${images[0].slug}`);
  const openLock = await iconOf("View Prompt (Uses 1 Credit)");
  await button("View Prompt (Uses 1 Credit)").click();
  await expect(page.getByRole("banner")).toContainText("1/1");
  await open(page, `/image/${images[1].slug}`);
  const closedLock = await iconOf("Daily Limit Reached");
  await open(page, `/image/${images[0].slug}`);
  const eye = await iconOf("View Prompt (Free)");
  expect(new Set([openLock, closedLock, eye]).size).toBe(3);
});

test("the count of one result is in the singular", async ({ page, product }) => {
  const { images } = await (await page.request.get(`${product.origin}/api/images?limit=1`)).json();
  await open(page, `/?search=${encodeURIComponent(images[0].title)}`);
  await expect(page.locator("#explore").getByText(/1 posters/)).toHaveCount(0);
  await expect(page.locator("#explore").getByText(/of 1 poster$/)).toBeAttached();
});

import type { Page } from "@playwright/test";
import { expect, signUp, test } from "../support/fixtures";
import { open } from "../support/open";
import { violationsInAllLooks } from "../support/violations";

const counter = (page: Page) => page.getByRole("group", { name: "Your views today" }).getByRole("button");
const list = (page: Page) => page.getByRole("dialog", { name: "Viewed today" });

test("a guest who reloads finds the prompt that was paid for, and opens it for free", async ({ page }) => {
  await open(page, "/");
  await counter(page).click();
  await expect(list(page)).toContainText("You have not revealed a prompt yet today.");
  await page.keyboard.press("Escape");
  await expect(counter(page)).toBeFocused();

  const card = page.locator("#explore article").first();
  const title = (await card.getByRole("heading").textContent()) ?? "";
  await card.getByRole("button", { name: "View Prompt (Uses 1 Credit)" }).click();
  await expect(page.getByRole("banner")).toContainText("1/1");
  const prompt = (await card.getByRole("group", { name: /^Prompt of/ }).textContent()) ?? "";
  expect(prompt.length).toBeGreaterThan(50);

  await page.reload();
  await expect(page.getByRole("banner")).toContainText("1/1");
  await counter(page).click();
  await expect(list(page).getByRole("link", { name: title })).toBeVisible();
  expect(await violationsInAllLooks(page)).toEqual([]);
  await list(page).getByRole("button", { name: "View Prompt (Previously Viewed)" }).click();
  await expect(list(page).getByRole("group", { name: `Prompt of ${title}` })).toHaveText(prompt);
  expect(await violationsInAllLooks(page)).toEqual([]);
  await list(page).getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(list(page)).toHaveCount(0);
  await expect(page.getByRole("banner")).toContainText("1/1");
});

test("a user's list holds what was seen as a guest and since", async ({ page, product }) => {
  await open(page, "/");
  await page
    .locator("#explore article")
    .first()
    .getByRole("button", { name: /^View Prompt/ })
    .click();
  await expect(page.getByRole("banner")).toContainText("1/1");
  await signUp(page);
  const { images } = await (await page.request.get(`${product.origin}/api/images?limit=1`)).json();
  await open(page, `/image/${images[0].slug}`);
  await page
    .getByRole("region", { name: "AI Prompt" })
    .getByRole("button", { name: /^View Prompt/ })
    .click();
  await expect(page.getByRole("banner")).toContainText(/[12]\/5/);
  const [, viewed] = /(\d)\/5/.exec((await page.getByRole("banner").textContent()) ?? "") ?? [];
  await counter(page).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(Number(viewed));
  await expect(list(page).getByRole("link", { name: images[0].title })).toBeVisible();
});

import type { Page } from "@playwright/test";
import { expect, signUp, test } from "../support/fixtures";
import { open } from "../support/open";
import { violationsInAllLooks } from "../support/violations";

const counter = (page: Page) => page.getByRole("group", { name: "Your views today" }).getByRole("button");
const list = (page: Page) => page.getByRole("dialog", { name: "Viewed today" });

test("a guest finds a revealed prompt in the list after a reload, and opens it for free", async ({
  page,
}) => {
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
  expect(prompt).not.toBe("");

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

test("a user's list contains the prompts viewed as a guest and since", async ({ page, product }) => {
  await open(page, "/");
  const card = page.locator("#explore article").first();
  const seen = await card.getByRole("link").first().getAttribute("href");
  await card.getByRole("button", { name: /^View Prompt/ }).click();
  await expect(page.getByRole("banner")).toContainText("1/1");
  await signUp(page);
  const { images } = await (await page.request.get(`${product.origin}/api/images?limit=2`)).json();
  const [image] = images.filter(({ slug }: { slug: string }) => !seen?.endsWith(slug));
  await open(page, `/image/${image.slug}`);
  await page
    .getByRole("region", { name: "AI Prompt" })
    .getByRole("button", { name: /^View Prompt/ })
    .click();
  await expect(page.getByRole("banner")).toContainText("2/5");
  await counter(page).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  await expect(list(page).getByRole("link", { name: image.title })).toBeVisible();
});

import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { createUser } from "../support/accounts";
import { expect, test } from "../support/fixtures";

interface Listed {
  id: string;
  slug: string;
  title: string;
}

/** One of the collection's images, by its place in the list. */
const imageAt = async (page: Page, origin: string, place = 0): Promise<Listed> => {
  const response = await page.request.get(`${origin}/api/images?limit=${place + 1}`);
  return (await response.json()).images[place];
};

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const panel = (page: Page) => page.getByRole("region", { name: "AI Prompt" });
/** For a moment a notice is also in a hidden live region. */
const notice = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();
const used = (page: Page, text: string) => expect(page.getByRole("banner").getByText(text)).toBeVisible();

test("all three URLs lead to the canonical one, and the tab shows the title", async ({ page, product }) => {
  const image = await imageAt(page, product.origin);
  const canonical = `${product.origin}/image/${image.slug}`;
  for (const path of [
    `/image/${image.id}`,
    `/image/${image.id}/any-title`,
    `/image/an-old-title-${image.id.slice(-8)}`,
  ]) {
    await page.goto(path);
    await expect(title(page, image.title)).toBeVisible();
    await expect(page).toHaveURL(canonical);
  }
  await expect(page).toHaveTitle(`${image.title} | Promptfolio`);
});

test("the page arrives rendered, and does not request its data again", async ({ page, product }) => {
  const image = await imageAt(page, product.origin);
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/images")) requested.push(request.url());
  });
  const result = await page.goto(`/image/${image.slug}`);
  expect(await result?.text()).toContain(`>${image.title}</h1>`);
  await used(page, "0/1");
  expect(requested).toEqual([]);
});

test("an unknown image is not found", async ({ page, quiet }) => {
  quiet.expected.push(/404|400/);
  const outcome = await page.goto("/image/never-was-zzzzzzzz");
  expect(outcome?.status()).toBe(404);
  await expect(title(page, "Image not found")).toBeVisible();
  await expect(page).toHaveTitle("Image not found | Promptfolio");
  await expect(
    page.getByText("The image you're looking for doesn't exist or has been removed."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Back to Gallery" }).click();
  await expect(page.locator("#explore article")).toHaveCount(5);
});

test("a guest reveals a prompt, and reaches the limit on the next image", async ({
  page,
  product,
  quiet,
}) => {
  quiet.expected.push(/429/);
  const [image, other] = [await imageAt(page, product.origin, 1), await imageAt(page, product.origin, 2)];
  await page.goto(`/image/${image.slug}`);
  await expect(panel(page)).toContainText("0/1 views used");
  await panel(page).getByRole("button", { name: "View Prompt (Uses 1 Credit)" }).click();
  await notice(page, "Prompt revealed!");
  await expect(panel(page)).toContainText("1/1 views used");
  await expect(panel(page).getByRole("link", { name: "Login to copy" })).toBeVisible();
  await used(page, "1/1");

  await page.reload();
  await panel(page).getByRole("button", { name: "View Prompt (Free)" }).click();
  await notice(page, "Previously viewed - no credit used.");

  await page.goto(`/image/${other.slug}`);
  await expect(panel(page).getByRole("button", { name: "Daily Limit Reached" })).toBeDisabled();
  await expect(panel(page)).toContainText("Come tomorrow, you have reached today's limit!");
  await expect(panel(page)).toContainText("Sign up to get 5 daily views instead of 1.");
});

test("a user copies the prompt and saves the picture", async ({ page, product, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await createUser(page);
  const image = await imageAt(page, product.origin, 3);
  await page.goto(`/image/${image.slug}`);
  await used(page, "0/5");
  await panel(page).getByRole("button", { name: "View Prompt (Uses 1 Credit)" }).click();
  await used(page, "1/5");
  await panel(page).getByRole("button", { name: "Copy Prompt" }).click();
  await notice(page, "Prompt copied!");
  const prompt = await page.evaluate(() => navigator.clipboard.readText());
  expect(prompt.length).toBeGreaterThan(100);
  await expect(panel(page)).toContainText(prompt);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download Image" }).click(),
  ]);
  await notice(page, "Download successful");
  expect(file.suggestedFilename()).toBe(`${image.title}.jpg`);
  const start = (await readFile(await file.path())).subarray(0, 3);
  expect([...start]).toEqual([0xff, 0xd8, 0xff]);
});

test("a picture that cannot be fetched opens in a new tab", async ({ page, product, quiet }) => {
  quiet.expected.push(/Failed to load resource/);
  const image = await imageAt(page, product.origin);
  await page.goto(`/image/${image.slug}`);
  await used(page, "0/1");
  let attempts = 0;
  await page.route(/f_jpg/, (route) => (++attempts === 1 ? route.abort() : route.continue()));
  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Download Image" }).click(),
  ]);
  expect(tab.url()).toContain("f_jpg");
  await notice(page, "Download opened");
  await tab.close();
});

test("a failed picture shows a message, and favourites are announced", async ({ page, product, quiet }) => {
  quiet.expected.push(/Failed to load resource/);
  const image = await imageAt(page, product.origin, 4);
  await page.route(/\/media\/c_limit/, (route) => route.abort());
  await page.goto(`/image/${image.slug}`);
  await expect(page.getByText("Failed to load image")).toBeVisible();
  await page.getByRole("button", { name: "Add to Favorites" }).click();
  await notice(page, "Feature coming soon!");
  await notice(page, "Favorites feature will be available soon.");
});

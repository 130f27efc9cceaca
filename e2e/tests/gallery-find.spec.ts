import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { hydrated, open } from "../support/open";
import { imagePath } from "../support/routes";
import { settled } from "../support/settled";
import { violationsInAllLooks } from "../support/violations";

const cards = (page: Page) => page.locator("#explore article");
const explore = (page: Page) => page.locator("#explore");
const titles = (page: Page) => cards(page).getByRole("heading").allTextContents();

test("an image's badge leads to the gallery with its filter", async ({ page, request }) => {
  await open(page, await imagePath(request));
  const badge = page.getByRole("list", { name: "Category, tag, theme and colors" }).getByRole("link").first();
  const category = (await badge.textContent()) ?? "";
  await badge.click();
  await expect(page.getByRole("combobox", { name: "Category" })).toHaveValue(category);
  await expect(page.getByRole("heading", { name: "Explore" })).toBeInViewport();
  await expect(cards(page).first()).toContainText(category);
});

test("the order is in the URL, and is rendered by the server", async ({ page, product, request }) => {
  await open(page, "/");
  const order = page.getByRole("combobox", { name: "Sort by" });
  // The gallery is hydrated after the page's title: a choice before that would be lost.
  await hydrated(page, "#explore select");
  await expect(order).toHaveValue("random");
  for (const [value, sort] of [
    ["newest", "created_at"],
    ["views", "views"],
  ]) {
    const query = `limit=5&order=desc&sort=${sort}`;
    const { images } = await (await request.get(`${product.origin}/api/images?${query}`)).json();
    const wanted = images.map(({ title }: { title: string }) => title);
    await order.selectOption(value ?? "");
    await expect(page).toHaveURL(new RegExp(`\\?sort=${value}$`));
    await expect.poll(() => titles(page)).toEqual(wanted);
    const html = await (await request.get(`${product.origin}/?sort=${value}`)).text();
    expect(html).toContain(`>${wanted[4].replaceAll("&", "&amp;").replaceAll("'", "&#x27;")}<`);
  }
  await page.getByRole("button", { name: "Load More" }).click();
  await expect(cards(page)).toHaveCount(10);
  await page.getByRole("button", { name: "Refresh Random Cards" }).click();
  await expect(order).toHaveValue("random");
  await expect(page).toHaveURL(/\?seed=[\w-]+&count=5$/);
});

test("shows the number of matches beside the filters, and a message at the end of the list", async ({
  page,
  product,
}) => {
  const { total } = await (await page.request.get(`${product.origin}/api/images?limit=1`)).json();
  await open(page, "/");
  await expect(explore(page).getByText(`${total} posters`, { exact: true })).toBeVisible();
  expect(total).toBeGreaterThan(50);
  for (let shown = 10; shown <= 50; shown += 5) {
    await page.getByRole("button", { name: "Load More" }).click();
    await expect(cards(page)).toHaveCount(shown);
  }
  await expect(explore(page)).toContainText("The wall holds 50 posters at a time.");
  await explore(page).getByRole("button", { name: "Refresh Random Cards" }).last().click();
  await expect(cards(page)).toHaveCount(5);
});

test("a search tolerates a typo, shows that, and stays exact where words match", async ({
  page,
  product,
}) => {
  const count = async (search: string) => {
    const response = await page.request.get(`${product.origin}/api/images?limit=50&search=${search}`);
    return response.json();
  };
  const exact = await count("coffee");
  expect(exact.total).toBeGreaterThan(0);
  expect(exact.approximate).toBeUndefined();
  const near = await count("cofee");
  expect(near.approximate).toBe(true);
  const found = near.images.map(({ id }: { id: string }) => id);
  for (const { id } of exact.images) expect(found).toContain(id);
  expect(await count("qqzzxxyy")).toMatchObject({ total: 0, images: [] });

  await open(page, "/");
  await page.getByRole("searchbox").fill("cofee");
  await expect(explore(page)).toContainText("Nothing matches “cofee” exactly. These posters come close.");
  await expect(cards(page).first()).toBeVisible();
  // axe blocks the main thread: a script that is still loading would time out.
  await settled(page);
  expect(await violationsInAllLooks(page)).toEqual([]);
});

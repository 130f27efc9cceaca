import type { Page } from "@playwright/test";
import { createUser } from "../support/accounts";
import { expect, test } from "../support/fixtures";
import { open } from "../support/open";
import { ADMINISTRATOR } from "../support/product";
import { settled } from "../support/settled";

const cards = (page: Page) => page.locator("#explore article");
const viewButton = "View Prompt (Uses 1 Credit)";
const used = (page: Page, text: string) => expect(page.getByRole("banner").getByText(text)).toBeVisible();

test("a slow list shows skeletons, then a hint, and can be retried", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await cards(page).first().waitFor();
  await used(page, "0/1");
  // Moving the clock forward would also time out scripts that are still loading.
  await settled(page);
  let held = 0;
  await page.route(/\/api\/images\?.*random=true/, (route) => (held++ === 0 ? undefined : route.continue()));
  await page.getByRole("button", { name: "Refresh Random Cards" }).click();
  await expect(page.locator("#explore [data-skeleton]")).toHaveCount(20);
  await page.clock.runFor(8_000);
  await expect(page.getByText("The gallery takes longer than usual to answer.")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(cards(page)).toHaveCount(5);
});

test("filters that cannot be loaded fall back to the known ones", async ({ page, quiet }) => {
  quiet.expected.push(/Failed to load resource/);
  await page.route("**/api/filters", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page.getByRole("combobox", { name: "Category" }).getByRole("option")).toHaveText([
    "All categories",
    "Product Poster",
    "Social Media",
    "Mockup Ads",
    "Banner Design",
    "Logo Design",
  ]);
});

test("a repeated reveal is charged once", async ({ page, product, quiet }) => {
  quiet.expected.push(/Failed to load resource/);
  const { email, password } = await createUser(page);
  await open(page, "/");
  await used(page, "0/5");
  // The first response is lost; the credit is spent.
  let lost = false;
  await page.route("**/api/usage/prompt-view/*", async (route) => {
    const result = await route.fetch();
    if (lost) return route.fulfill({ response: result });
    lost = true;
    return route.abort();
  });
  const button = cards(page)
    .nth(0)
    .getByRole("button", { name: /View Prompt/ });
  await button.click();
  await expect(page.getByText(/a prompt that was paid for costs nothing more/)).toBeVisible();
  await button.click();
  await expect(cards(page).nth(0).getByRole("button", { name: "Prompt Revealed" })).toBeVisible();
  await used(page, "1/5");
  const session = await page.request.post(`${product.origin}/api/auth/login`, { data: { email, password } });
  expect((await session.json()).user.prompt_views_today).toBe(1);
});

test("a revoked token signs the user out with a message", async ({ page, product, quiet }) => {
  quiet.expected.push(/401/);
  const { email } = await createUser(page);
  await open(page, "/");
  await used(page, "0/5");
  const { request } = page;
  const login = await request.post(`${product.origin}/api/admin/login`, { data: ADMINISTRATOR });
  const headers = { Authorization: `Bearer ${(await login.json()).access_token}` };
  const { users } = await (await request.get(`${product.origin}/api/admin/users`, { headers })).json();
  const { id } = users.find((user: { email: string }) => user.email === email);
  await request.put(`${product.origin}/api/admin/users/${id}/status`, {
    headers,
    data: { is_active: false },
  });
  await cards(page).nth(0).getByRole("button", { name: viewButton }).click();
  await expect(page.getByText("Authentication failed. Please login again.")).toHaveCount(1);
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await expect(cards(page).nth(0)).not.toHaveAttribute("data-state", "open");
});

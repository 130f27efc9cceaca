import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { createUser } from "../support/accounts";
import { expect, test } from "../support/fixtures";
import { open } from "../support/open";
import { settled } from "../support/settled";

const card = (page: Page, index: number) => page.locator("#explore article").nth(index);
const reveal = (page: Page, index: number) =>
  card(page, index).getByRole("button", { name: "View Prompt (Uses 1 Credit)" }).click();
const promptOf = (page: Page, index: number) => card(page, index).locator('[data-state="open"]').last();
const used = (page: Page, text: string) => expect(page.getByRole("banner").getByText(text)).toBeVisible();

test("one prompt is open at a time, and a seen one is free", async ({ page }) => {
  await createUser(page);
  await open(page, "/");
  await used(page, "0/5");
  await reveal(page, 0);
  await expect(page.getByText("Prompt revealed! 4 views remaining today.")).toBeVisible();
  await expect(card(page, 0).getByRole("button", { name: "Prompt Revealed" })).toBeVisible();
  await reveal(page, 1);
  await expect(card(page, 1).getByRole("button", { name: "Prompt Revealed" })).toBeVisible();
  await card(page, 0).getByRole("button", { name: "View Prompt (Previously Viewed)" }).click();
  await expect(page.getByText("Prompt revealed (previously viewed)")).toBeVisible();
  await expect(card(page, 1).getByRole("button", { name: "View Prompt (Previously Viewed)" })).toBeVisible();
  await used(page, "2/5");
});

test("a revealed prompt can be copied and saved, and is counted", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await createUser(page);
  await open(page, "/");
  await used(page, "0/5");
  const title = (await card(page, 0).getByRole("heading").textContent()) ?? "";
  const copy = card(page, 0).getByRole("button", { name: /^Copy prompt/ });
  const download = card(page, 0).getByRole("button", { name: /^Download prompt/ });
  await expect(copy).toHaveCount(0);
  await expect(download).toHaveCount(0);
  await reveal(page, 0);
  const label = (await copy.getAttribute("aria-label")) ?? "";
  const before = Number(/copied ([\d,]+)/.exec(label)?.[1]?.replaceAll(",", ""));
  await copy.click();
  await expect(page.getByText("Prompt copied to clipboard!")).toBeVisible();
  const after = before + 1;
  const times = after === 1 ? "1 time" : `${after.toLocaleString("en-US")} times`;
  await expect(copy).toHaveAttribute("aria-label", `Copy prompt, copied ${times}`);
  const prompt = await page.evaluate(() => navigator.clipboard.readText());
  await expect(promptOf(page, 0)).toContainText(prompt);

  const [file] = await Promise.all([page.waitForEvent("download"), download.click()]);
  await expect(page.getByText("Prompt downloaded!")).toBeVisible();
  expect(file.suggestedFilename()).toBe(`${title}_prompt.txt`);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain(`Title: ${title}\nCategory: `);
  expect(text).toContain(`Prompt:\n${prompt}\n`);
  expect(text).toMatch(/\nImage URL: http:\/\/localhost:\d+\/media\/\S+\n$/);
});

test("a tablet keeps the picture in view beside a long prompt", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 600 });
  await open(page, "/");
  await reveal(page, 0);
  await expect(card(page, 0).getByRole("button", { name: "Prompt Revealed" })).toBeVisible();
  const end = card(page, 0).getByRole("button", { name: "Hide prompt" });
  const bottomOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await page.evaluate(
    (to) => scrollBy({ top: to, behavior: "instant" }),
    (await bottomOf(card(page, 0))) - 580,
  );
  const header = await bottomOf(page.getByRole("banner"));
  const picture = await card(page, 0).getByRole("img").first().boundingBox();
  expect(picture?.y).toBeCloseTo(header, 0);
  await expect(end).toBeInViewport();
});

test("a guest at the limit sees when new views are available and what an account offers", async ({
  page,
  quiet,
}) => {
  quiet.expected.push(/429/);
  await page.goto("/");
  await used(page, "0/1");
  const gallery = page.locator("#explore");
  await expect(gallery).toContainText("Sign up to get 5 daily views instead of 1.");
  await reveal(page, 0);
  await expect(card(page, 0).getByRole("link", { name: "Login to copy" })).toBeVisible();
  await expect(gallery).toContainText(/New views in (\d+ h|\d+ min|less than a minute)/);
  await expect(gallery.getByText("Sign up for more daily views!")).toBeVisible();
});

test("a guest rejected by the server's limit sees the message, and no prompt", async ({
  page,
  product,
  quiet,
}) => {
  quiet.expected.push(/429/);
  await page.goto("/");
  await used(page, "0/1");
  // The view is spent without the page's knowledge: its update is blocked, so it still offers one.
  await page.route("**/api/usage/my-stats", (route) => route.abort());
  quiet.expected.push(/ERR_FAILED/);
  const { images } = await (await page.request.get(`${product.origin}/api/images?limit=1`)).json();
  await page.request.post(`${product.origin}/api/public/prompt-view/${images[0].id}`);
  const titles = await page.locator("#explore article").getByRole("heading").allTextContents();
  const unseen = titles.findIndex((title) => title !== images[0].title);
  page.on("request", (sent) => {
    if (sent.url().includes("/prompt-view/")) void page.unroute("**/api/usage/my-stats");
  });
  await reveal(page, unseen);
  await expect(page.getByText("Daily prompt view limit reached. Please login for more views!")).toBeVisible();
  await expect(card(page, unseen).getByRole("button", { name: "Daily Limit Reached" })).toBeDisabled();
  await expect(card(page, unseen)).toContainText("The prompt is sealed.");
  await used(page, "1/1");
});

test("two tabs show the same allowance", async ({ page, context }) => {
  await createUser(page);
  await open(page, "/");
  await used(page, "0/5");
  const other = await context.newPage();
  await other.goto("/");
  await used(other, "0/5");
  await reveal(page, 0);
  await used(page, "1/5");
  await used(other, "1/5");
  await reveal(other, 1);
  await used(other, "2/5");
  await used(page, "2/5");
  await expect(page.locator("#explore")).toContainText("3 of 5 prompt views left today.");
  await other.close();
});

test("the allowance resets at midnight while the page is open", async ({ page }) => {
  await page.clock.install();
  await createUser(page);
  await open(page, "/");
  await used(page, "0/5");
  await reveal(page, 0);
  await used(page, "1/5");
  // Moving the clock forward would also time out scripts that are still loading.
  await settled(page);
  // The server's clock can't be moved from here, so the test supplies its responses after midnight.
  await page.route("**/api/usage/my-stats", (route) =>
    route.fulfill({
      json: {
        viewedToday: 0,
        limit: 5,
        remaining: 5,
        viewed: [],
        day: "2099-01-02",
        secondsUntilReset: 23 * 3_600,
      },
    }),
  );
  await page.clock.fastForward("25:00:00");
  await used(page, "0/5");
  await expect(page.locator("#explore")).toContainText("5 of 5 prompt views left today.");
});

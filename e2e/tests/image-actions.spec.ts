import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { open } from "../support/open";
import { imagePath } from "../support/routes";
import { violationsInAllLooks } from "../support/violations";

const lightbox = (page: Page) => page.getByRole("dialog", { name: "Picture in full size" });

test("a revealed card offers Copy, Download and Hide in words", async ({ page }) => {
  await open(page, "/");
  const card = page.locator("#explore article").first();
  const reveal = card.getByRole("button", { name: /^View Prompt/ });
  await reveal.click();
  await expect(page.getByRole("banner")).toContainText("1/1");
  await expect(card.getByRole("link", { name: "Login to copy" })).toHaveText("Login to copy");
  await expect(card.getByRole("button", { name: /^Download prompt/ })).toHaveText("Download");
  expect(await violationsInAllLooks(page)).toEqual([]);
  await card.getByRole("button", { name: "Hide prompt" }).click();
  await expect(card).toHaveAttribute("data-state", "seen");
  await expect(reveal).toBeFocused();
});

test("the prompt's text file is offered on the image page too", async ({ page, request }) => {
  await open(page, await imagePath(request));
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.getByRole("button", { name: "View Prompt (Uses 1 Credit)" }).click();
  const prompt = (await page.getByRole("group", { name: "Prompt", exact: true }).textContent()) ?? "";
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download Prompt" }).click(),
  ]);
  await expect(page.getByText("Prompt downloaded!").first()).toBeVisible();
  expect(file.suggestedFilename()).toBe(`${title}_prompt.txt`);
  expect(await readFile(await file.path(), "utf8")).toContain(`Prompt:\n${prompt}\n`);
});

test("a list below the download button offers formats and sizes, up to the original's, and covers nothing", async ({
  page,
  request,
}) => {
  const path = await imagePath(request);
  const slug = path.split("/").at(-1);
  const { title, width, height } = await (await request.get(`/api/images/by-slug/${slug}`)).json();
  await open(page, path);
  const opener = page.getByRole("button", { name: "Choose format and size" });
  const advice = page.getByText("view left today", { exact: false });
  const before = await advice.boundingBox();
  await opener.press("Enter");
  const list = page.getByRole("group", { name: "Formats and sizes" });
  await expect(list.getByRole("button", { name: `PNG, ${width} × ${height}` })).toBeVisible();
  expect(await advice.boundingBox()).toEqual(before);
  expect(await violationsInAllLooks(page)).toEqual([]);
  for (const [format, beginning] of [
    ["jpg", "\xff\xd8\xff"],
    ["png", "\x89PNG"],
    ["pdf", "%PDF-"],
  ] as const) {
    const choice = list.getByRole("button", { name: `${format.toUpperCase()}, 1080 × 1350` });
    await expect(choice).toHaveText(/[KM]B$/);
    const [file] = await Promise.all([page.waitForEvent("download"), choice.click()]);
    expect(file.suggestedFilename()).toBe(`${title} 1080x1350.${format}`);
    const text = await readFile(await file.path(), "latin1");
    expect(text.startsWith(beginning)).toBe(true);
    // 1080 by 1350 pixels at 300 dpi, in points.
    if (format === "pdf") expect(text).toContain("/MediaBox [ 0 0 259.2 324 ]");
    // PNG contains it compressed: api/test/downloads.test.ts checks it.
    if (format !== "png") expect(text).toContain("digitalsourcetype/trainedAlgorithmicMedia");
  }
  await opener.click();
  await expect(list).toHaveCount(0);
});

test("'Share' copies the image's link where the device has no share sheet", async ({
  page,
  request,
  context,
  product,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const path = await imagePath(request);
  await open(page, path);
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied!").first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(product.origin + path);
});

test("the picture opens in full size, zooms, advances with an arrow key, and closes with Escape", async ({
  page,
  request,
}) => {
  await open(page, await imagePath(request));
  const enlarge = page.getByRole("button", { name: "Enlarge the picture" });
  await expect(page.getByRole("heading", { name: "Similar Images" })).toBeAttached();
  await enlarge.press("Enter");
  const slide = lightbox(page).locator("img");
  await expect(slide.first()).toBeVisible();
  expect(await violationsInAllLooks(page)).toEqual([]);
  const zoom = page.getByRole("button", { name: "Zoom in" });
  await zoom.click();
  await expect(page.getByRole("button", { name: "Zoom out" })).toBeEnabled();
  const first = page.url();
  await page.getByRole("button", { name: "Zoom out" }).click();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Previous" })).toBeEnabled();
  expect(page.url()).toBe(first);
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toHaveCount(0);
  await expect(enlarge).toBeFocused();
});

import { existsSync } from "node:fs";
import { expect, test } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { type Product, startProduct } from "../support/product";

// Playwright only drives its own build of Firefox, which no registry carries: this one is driven over WebDriver BiDi.

const firefox = [process.env["FIREFOX_PATH"] ?? "", "/usr/bin/firefox-esr", "/usr/bin/firefox"].find(
  existsSync,
);

let product: Product;
let browser: Browser;
let page: Page;
const errors: string[] = [];

test.beforeAll(async () => {
  if (firefox === undefined) return test.skip(true, "Firefox isn't installed");
  product = await startProduct();
  browser = await puppeteer.launch({ browser: "firefox", executablePath: firefox, headless: true });
  page = await browser.newPage();
  page.setDefaultTimeout(45_000);
  await page.setViewport({ width: 1280, height: 900 });
  page.on("pageerror", (error) => errors.push(error instanceof Error ? error.message : String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
});

test.afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});

const CARDS = "#explore article";
const REVEAL = `${CARDS} button[aria-label^="View Prompt"], ${CARDS} button::-p-text(View Prompt)`;

/** The parts of Home whose code is loaded when the browser renders it. */
const PARTS = ["#about-title", "#faq-title"];

const textOf = (selector: string) => page.$eval(selector, (element) => element.textContent ?? "");
const banner = () => textOf("header");
const closedCards = () =>
  page.$$eval(
    `${CARDS} button:disabled`,
    (buttons) => buttons.filter(({ textContent }) => textContent === "Daily Limit Reached").length,
  );
const fill = (field: string, text: string) => page.locator(`main input[name="${field}"]`).fill(text);

test("in Firefox a guest reveals one prompt and no second one, and signing up raises the allowance", async () => {
  await page.goto(product.origin);
  expect(await page.$$(CARDS)).toHaveLength(5);
  await expect.poll(banner).toContain("0/1");
  await page.locator(REVEAL).click();
  await expect.poll(banner).toContain("1/1");
  await expect.poll(() => textOf("body")).toContain("Prompt revealed! 0 views remaining today.");
  await expect.poll(closedCards).toBe(4);

  await page.goto(`${product.origin}/signup`);
  await fill("name", "Ada Example");
  await fill("email", "ada@promptfolio.test");
  await fill("password", "long-enough");
  await fill("confirmPassword", "long-enough");
  await page.locator('main button[type="submit"]').click();
  await expect.poll(banner).toContain("1/5");
  // Firefox logs scripts whose load is cut off by a reload, so the page first loads everything.
  for (const part of PARTS) await page.waitForSelector(part);
  await page.reload();
  await expect.poll(banner).toContain("1/5");
  await expect.poll(banner).toContain("Logout");
  expect(errors).toEqual([]);
});

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { nextRelease, readDescriptor, writeDescriptor } from "../support/made-release";
import { open } from "../support/open";
import { type Product, startProduct } from "../support/product";

const VERSION = "2.0.0";
const INDENT = "7px";

let product: Product;

/** A release of the remote whose About page has a style sheet, which would apply to all of the site. */
const withStyleSheet = async (): Promise<string> => {
  const folder = await nextRelease("mfe-static", VERSION);
  await writeFile(join(folder, "about.css"), `h1 { text-indent: ${INDENT} }`);
  const descriptor = await readDescriptor(folder);
  const about = descriptor.pages["./about-page"];
  if (!about) throw new Error("There is no About page");
  await writeDescriptor(folder, {
    ...descriptor,
    pages: { ...descriptor.pages, "./about-page": { ...about, styles: ["about.css"] } },
    files: [...descriptor.files, { path: "about.css", bytes: 0, integrity: "" }],
  });
  return folder;
};

test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startProduct();
  await product.release("publish", "--promote", await withStyleSheet());
  await expect.poll(() => product.served("static")).toBe(VERSION);
});
test.afterAll(() => product.dispose());

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const expectIndent = (page: Page, indent: string) => expect(heading(page)).toHaveCSS("text-indent", indent);

test("a remote's style sheet is there before any script has run, by its hash", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${product.origin}/about`);
  await expectIndent(page, INDENT);
  await expect(page.locator('head link[rel="stylesheet"][href$="/about.css"]')).toHaveAttribute(
    "integrity",
    /^sha384-/,
  );
  await page.close();
});

test("a remote's style sheet applies only while its page is shown, and again on return", async ({ page }) => {
  await open(page, `${product.origin}/about`);
  await expectIndent(page, INDENT);
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await expect(heading(page)).toHaveText("Welcome back");
  await expect(heading(page)).not.toHaveCSS("text-indent", INDENT);
  await page.goBack();
  await expect(heading(page)).toHaveText("We hang the work and keep the words");
  await expectIndent(page, INDENT);
});

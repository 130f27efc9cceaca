import { expect, test } from "@playwright/test";
import { DASHBOARD } from "../support/administrator";
import { ENGINES, type Visitor } from "../support/engines";
import { PICTURE } from "../support/image-form";
import { ADMINISTRATOR, type Product, startProduct } from "../support/product";
import { FORM_ROUTES, STATIC_ROUTES } from "../support/routes";

const CARDS = "#explore article";

/** How many failures were counted against any release, by kind. */
const failuresOf = async ({ origin }: Product): Promise<string[]> => {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return metrics.match(/^promptfolio_remote_failures_total\{.*\} [1-9].*$/gm) ?? [];
};

for (const [engine, launch] of Object.entries(ENGINES))
  test.describe
    .serial(`in ${engine}`, () => {
      let product: Product;
      let visitor: Visitor;

      test.beforeAll(async () => {
        test.skip(launch === undefined, `${engine} is not installed`);
        product = await startProduct();
        if (launch) visitor = await launch();
      });

      test.afterAll(async () => {
        await visitor?.close();
        await product?.dispose();
      });

      const shows = (selector: string, text: string) =>
        expect.poll(() => visitor.textOf(selector)).toContain(text);

      test("a guest reveals one prompt and no second one, saves it with its picture, and goes back", async () => {
        await visitor.go(product.origin);
        await shows("header", "0/1");
        await visitor.press(`${CARDS} button`, "View Prompt");
        await shows("header", "1/1");
        await shows("body", "Prompt revealed! 0 views remaining today.");
        await shows("#explore", "Daily Limit Reached");
        await visitor.press(`${CARDS}[data-state=open] h3 a`);
        await visitor.press("main button", "Download Prompt");
        await shows("body", "Prompt downloaded!");
        await visitor.press("main button", "Download Image");
        await shows("body", "Download successful");
        await visitor.back();
        await shows("#explore", "Daily Limit Reached");
        expect(await failuresOf(product)).toEqual([]);
      });

      test("every other page is shown, and no release is blamed for anything", async () => {
        for (const path of [...STATIC_ROUTES, ...FORM_ROUTES]) {
          await visitor.go(product.origin + path);
          await visitor.press("main h1");
        }
        expect(await failuresOf(product)).toEqual([]);
      });

      test("signing up raises the allowance, and lets copy", async () => {
        await visitor.go(`${product.origin}/signup`);
        for (const [field, text] of [
          ["name", "Ada Example"],
          ["email", "ada@promptfolio.test"],
          ["password", "long-enough"],
          ["confirmPassword", "long-enough"],
        ])
          await visitor.fill(`main input[name="${field}"]`, text ?? "");
        await visitor.press('main button[type="submit"]');
        await shows("header", "1/5");
        await visitor.press(`${CARDS} button`, "View Prompt (Uses 1 Credit)");
        await shows("header", "2/5");
        await visitor.press(`${CARDS} button`, "Copy");
        await shows("body", "Prompt copied to clipboard!");
        expect(await failuresOf(product)).toEqual([]);
      });

      test("an administrator opens the dashboard and uploads an image", async () => {
        await visitor.press("header button", "Logout");
        await visitor.go(`${product.origin}${DASHBOARD}?tab=images`);
        await visitor.fill('main input[type="email"]', ADMINISTRATOR.email);
        await visitor.fill('main input[type="password"]', ADMINISTRATOR.password);
        await visitor.press('main button[type="submit"]');
        await visitor.press("main button", "Add New Image");
        await visitor.fill("main form input[type=file]", PICTURE);
        await visitor.fill('main form input[name="title"]', "Hung from everywhere");
        await visitor.choose('main form select[name="category"]', "Logo Design");
        await visitor.choose('main form select[name="tag"]', "Featured");
        await visitor.choose('main form select[name="theme"]', "Elegant");
        await visitor.fill('main form textarea[name="prompt"]', "A poster for a test");
        await visitor.press("main form button[type=submit]");
        await shows("main table", "Hung from everywhere");
        expect(await failuresOf(product)).toEqual([]);
      });
    });

import { test as base, expect, type Page } from "@playwright/test";
import { type Product, startProduct } from "./product";
import { trackRequests } from "./settled";
import { slowDown } from "./slow-browser";

interface TestFixtures {
  /** A product for this test only, which it may stop, break or release to. */
  ownProduct: Product;
  /** Fails the test if the page logs an error or throws, except for what `expected` allows. */
  quiet: { expected: RegExp[] };
}

/** `page.goto("/")` goes to the product that the tests of this worker share. */
export const test = base.extend<TestFixtures, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.dispose();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  context: async ({ context }, use) => {
    await slowDown(context);
    await use(context);
  },
  ownProduct: [
    async ({ page }, use) => {
      const product = await startProduct();
      await use(product);
      // A page that is still loading would report the stopped server as its own error.
      await page.close();
      await product.dispose();
    },
    { timeout: 120_000 },
  ],
  quiet: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const seen = listen(page);
      await use({ expected });
      const unexpected = seen.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

const listen = (page: Page): string[] => {
  const seen: string[] = [];
  trackRequests(page);
  page.on("pageerror", (error) => seen.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") seen.push(`${message.text()} ${message.location().url}`.trimEnd());
  });
  return seen;
};

export { expect };

/** Fills in the sign-up form that is shown, and sends it. */
export const sendSignUp = async (
  page: Page,
  email: string,
  name = "Ada Example",
  password = "long-enough",
) => {
  await page.getByLabel("Full name").fill(name);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
  await page
    .getByRole("main")
    .getByRole("button", { name: /create|sign up/i })
    .click();
};

/** Signs up a new user through the page and returns its credentials. */
export const signUp = async (page: Page, name = "Ada Example") => {
  const email = `user-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@promptfolio.test`;
  const password = "long-enough";
  await page.goto("/signup");
  await sendSignUp(page, email, name, password);
  await expect(page.getByRole("banner").getByRole("button", { name: "Logout" })).toBeVisible();
  return { name, email, password };
};

/** Fills in the sign-in form that is shown, and sends it. */
export const sendSignIn = async (page: Page, email: string, password: string) => {
  const main = page.getByRole("main");
  await main.getByLabel("Email").fill(email);
  await main.getByLabel("Password", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Sign In", exact: true }).click();
};

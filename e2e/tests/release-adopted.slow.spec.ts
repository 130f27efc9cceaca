import { expect, type Page, test } from "@playwright/test";
import { open } from "../support/open";
import { adoptPlainRemote, installPlainRemotes, type PlainRemote } from "../support/plain-remotes";
import { type Product, startProduct } from "../support/product";

const REMOTES: PlainRemote[] = ["webpack", "rsbuild", "vite", "svelte"];

let product: Product;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  [product] = await Promise.all([startProduct(), installPlainRemotes()]);
});
test.afterAll(() => product?.dispose());

/** Its style sheet and its CSS Module apply. */
const expectStyled = async (page: Page, name: string): Promise<void> => {
  const heading = page.getByRole("heading", { level: 1, name: `Plain ${name}`, exact: true });
  await expect(heading).toHaveCSS("color", "rgb(1, 2, 3)");
  await expect(page.locator("main section")).toHaveCSS("padding-top", "48px");
};

for (const name of REMOTES)
  test(`a remote that ${name} has built without the kit is adopted, verified and shown`, async ({ page }) => {
    test.setTimeout(600_000);
    const release = await adoptPlainRemote(name);
    expect(await product.release("verify", release)).toContain("is ready for release");
    await product.release("publish", "--promote", release);
    const path = `/plain-${name}`;
    await expect
      .poll(async () => (await page.request.get(product.origin + path)).text())
      .toMatch(/<link[^>]+stylesheet[^>]+\/r\/plain-/);
    await open(page, product.origin + path);
    await expectStyled(page, name);
    await page.getByRole("button", { name: "Pressed 0" }).click();
    await expect(page.getByRole("button", { name: "Pressed 1" })).toBeVisible();
    await page.locator('footer a[href="/about"]').first().click();
    await page.waitForURL("**/about");
    await page.goBack();
    await expectStyled(page, name);
  });

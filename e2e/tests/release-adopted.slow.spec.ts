import { expect, type Page, test } from "@playwright/test";
import {
  adoptPlainRemote,
  buildPlainRemote,
  installPlainRemotes,
  type PlainRemote,
} from "../support/plain-remotes";
import { type Product, startProduct } from "../support/product";

const REACT_REMOTES: PlainRemote[] = ["webpack", "rsbuild", "vite"];
const REMOTES: PlainRemote[] = [...REACT_REMOTES, "tailwind", "svelte"];

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
    await buildPlainRemote(name);
    const release = await adoptPlainRemote(name);
    expect(await product.release("verify", release)).toContain("is ready for release");
    await product.release("publish", "--promote", release);
    const path = `/plain-${name}`;
    await expect
      .poll(async () => (await page.request.get(product.origin + path)).text())
      .toMatch(/<link[^>]+stylesheet[^>]+\/r\/plain-/);
    await page.goto(product.origin + path);
    await expectStyled(page, name);
    await page.getByRole("button", { name: "Pressed 0" }).click();
    await expect(page.getByRole("button", { name: "Pressed 1" })).toBeVisible();
    if (name === "webpack")
      // Its runtime plugin has run.
      await expect(page.locator("html")).toHaveAttribute("data-initialized", "plain_webpack");
    if (REACT_REMOTES.includes(name))
      await expect(page.getByText("Details", { exact: true })).toHaveCSS("color", "rgb(4, 5, 6)");
    await page.locator('footer a[href="/about"]').first().click();
    await page.waitForURL("**/about");
    await page.goBack();
    await expectStyled(page, name);
  });

test("a remote with Tailwind's preflight, which would change the whole site, is refused", async () => {
  test.setTimeout(600_000);
  await buildPlainRemote("tailwind");
  const release = await adoptPlainRemote("tailwind", "./WithPreflight");
  await expect(product.release("verify", release)).rejects.toThrow(
    /styles the whole site: \*, ::after, ::before.*box-sizing: border-box/,
  );
});

import { expect, type Page, test } from "@playwright/test";
import { open } from "../support/open";
import { createOrdersTeam } from "../support/orders-team";
import { type Product, startProduct } from "../support/product";

let product: Product;
let team: Awaited<ReturnType<typeof createOrdersTeam>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startProduct();
  team = await createOrdersTeam(product);
});
test.afterAll(() => product?.dispose());

/** Opens the page and interacts with it: the shell guards a tab from the first interaction on. */
const openOrders = async (page: Page, heading: string): Promise<void> => {
  await open(page, `${product.origin}/orders`);
  await expect(page.locator("main h1")).toHaveText(heading);
  await page.keyboard.press("Shift");
};

const failuresOfOrders = async (): Promise<number> => (await team.failures())["orders"] ?? 0;

const expectOnlyOrdersReported = async (before: number): Promise<void> => {
  await expect.poll(failuresOfOrders).toBeGreaterThan(before);
  expect(Object.keys(await team.failures())).toEqual(["orders"]);
};

test("overwritten globals are restored and reported; leaving a page removes its styles and nodes", async ({
  page,
}) => {
  const before = await failuresOfOrders();
  await team.promote({
    heading: "Intruder",
    load: `
      window.fetch = () => Promise.reject(new Error("intruder"));
      history.pushState = () => undefined;
      Array.prototype.map = function () { return []; };
      document.head.append(document.createElement("style"));
      document.styleSheets[document.styleSheets.length - 1].insertRule("h1 { letter-spacing: 9px; }");
      const box = document.createElement("div");
      box.id = "intruder";
      document.body.append(box);`,
  });
  const told = page.waitForEvent("console", (message) => message.text().includes("Overwrote"));
  await openOrders(page, "Intruder");
  expect((await told).text()).toMatch(/orders 2.*Overwrote.*fetch/);
  expect(await page.evaluate(() => [1, 2].map(String))).toEqual(["1", "2"]);
  await expect(page.locator("#intruder")).toBeAttached();

  await page.evaluate(() => document.body.setAttribute("data-same-tab", ""));
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  const heading = page.getByRole("heading", { level: 1, name: /We hang the work/ });
  await expect(heading).toBeVisible();
  await expect(page.locator("#intruder")).not.toBeAttached();
  await expect(heading).not.toHaveCSS("letter-spacing", "9px");
  await expect(page.locator("body[data-same-tab]")).toBeAttached();
  await expectOnlyOrdersReported(before);
  await team.expectRollbackRepairs();
});

const LEFT_BEHIND: Record<string, string> = {
  "without a visible heading": 'document.querySelector("main").style.visibility = "hidden";',
  "with blocked input": `
    const cover = document.createElement("div");
    cover.style.cssText = "position: fixed; inset: 0; z-index: 9999";
    document.body.append(cover);`,
};

for (const [name, code] of Object.entries(LEFT_BEHIND))
  test(`a page ${name} is reported`, async ({ page }) => {
    const before = await failuresOfOrders();
    await team.promote({ component: `React.useEffect(() => { ${code} }, []);`, heading: name });
    await page.clock.install();
    // The shell's guard loads lazily: nothing is reported before.
    await expect(async () => {
      await openOrders(page, name);
      await page.clock.runFor(10_000);
      await page.goto(`${product.origin}/about`);
      expect(await failuresOfOrders()).toBeGreaterThan(before);
    }).toPass();
    await expectOnlyOrdersReported(before);
    await team.expectRollbackRepairs();
  });

test("a tab that stopped responding is reported by another one", async ({ context }) => {
  const before = await failuresOfOrders();
  await team.promote({
    component:
      "React.useEffect(() => { setTimeout(() => { const until = Date.now() + 40_000; while (Date.now() < until); }, 1_000); }, []);",
    heading: "Frozen orders",
  });
  const other = await context.newPage();
  await open(other, `${product.origin}/about`);
  await other.keyboard.press("Shift");
  const frozen = await context.newPage();
  await frozen.goto(`${product.origin}/orders`);
  await expect(frozen.getByRole("heading", { level: 1, name: "Frozen orders" })).toBeVisible();
  await expectOnlyOrdersReported(before);
  await team.expectRollbackRepairs();
});

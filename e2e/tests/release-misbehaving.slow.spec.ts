import { expect, type Page, test } from "@playwright/test";
import { MISBEHAVING_PAGES } from "../support/misbehaving-pages";
import { open } from "../support/open";
import { ORDERS_ROUTE, ordersRelease } from "../support/orders-release";
import { type Product, startProduct } from "../support/product";

const HEADING = "Misbehaving";
const GOOD_HEADING = "Good orders";
const OTHER_REMOTES = ["shell", "gallery", "detail", "auth", "admin", "static"];

let product: Product;

const promote = async (version: string, code: object): Promise<void> => {
  const descriptor = { routes: [{ ...ORDERS_ROUTE, paths: ["/orders/:page"] }] };
  await product.release("publish", "--promote", await ordersRelease(version, code, { descriptor }));
  await expect.poll(() => product.served("orders")).toBe(version);
};

const errorsOf = async (remote: string): Promise<{ message: string }[]> =>
  JSON.parse(await product.release("errors", remote, "--json")).errors;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startProduct();
});
test.afterAll(() => product?.dispose());

/** Presses a link of the header, even if it is hidden, and waits for another remote's page in the same document. */
const expectPageInSameTab = async (page: Page, path: string): Promise<void> => {
  await page.locator(`header a[href="${path}"]`).first().dispatchEvent("click");
  await expect(page).toHaveURL(product.origin + path);
  await expect(page.locator("main h1")).toBeVisible();
  await expect(page.locator("main h1")).not.toHaveText(/Misbehaving|Good orders/);
  await expect(page.locator("[data-failed-remote]")).toHaveCount(0);
  await expect(page.locator("body[data-same-tab]")).toBeAttached();
};

/** Nothing of the page is left in the document, and the title is the shown page's. */
const expectNothingLeft = async (page: Page): Promise<void> => {
  await expect(
    page.locator(
      'html:not([style*="none"], [hidden], [inert], .orders) > body:not([style*="none"], .locked, [inert])',
    ),
  ).toBeAttached();
  await expect(page.locator("#root:not([hidden], [inert])")).toBeAttached();
  await expect(page).not.toHaveTitle("orders");
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name.startsWith("orders"))).toEqual([]);
};

test("pages that misbehave harm no other page of the tab, nobody else is blamed, and a rollback repairs all", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await promote("1.0.0", { heading: GOOD_HEADING });
  const effects = MISBEHAVING_PAGES.map(({ code }) => `() => { ${code} }`).join(",\n");
  await promote("2.0.0", {
    heading: HEADING,
    module: `const effects = [${effects}];`,
    component: 'React.useEffect(() => effects[location.pathname.split("/")[2]](), []);',
  });
  let logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));

  for (const [index, { name, replacedBy, reported }] of MISBEHAVING_PAGES.entries())
    await test.step(name, async () => {
      logged = [];
      await page.goto(`${product.origin}/orders/${index}`);
      if (replacedBy === "frame") await expect(page.locator('[data-failed-remote="orders"]')).toBeVisible();
      else await expect(page.locator("main h1")).toHaveText(replacedBy ? GOOD_HEADING : HEADING);
      await page.evaluate(() => document.body.setAttribute("data-same-tab", ""));
      await page.keyboard.press("Shift");
      await expectPageInSameTab(page, "/help");
      await expectNothingLeft(page);
      await expectPageInSameTab(page, "/login");
      await expectPageInSameTab(page, "/");
      if (reported) await expect.poll(() => logged.join("\n")).toMatch(reported);
    });

  await expect.poll(async () => (await errorsOf("orders")).length).toBeGreaterThan(0);
  for (const remote of OTHER_REMOTES)
    expect({ remote, errors: await errorsOf(remote) }).toEqual({ remote, errors: [] });

  await product.release("rollback", "orders");
  await expect.poll(() => product.served("orders")).toBe("1.0.0");
  await open(page, `${product.origin}/orders/0`);
  await expect(page.locator("main h1")).toHaveText(GOOD_HEADING);
});

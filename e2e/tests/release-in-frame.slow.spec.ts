import { expect, type Page, test } from "@playwright/test";
import { holdRequests } from "../support/hold-requests";
import { MISBEHAVING_PAGES } from "../support/misbehaving-pages";
import { hydrated } from "../support/open";
import { ORDERS_ROUTE, ordersRelease } from "../support/orders-release";
import { type Product, startProduct } from "../support/product";

const OTHER_REMOTES = ["shell", "gallery", "detail", "auth", "admin", "static"];

/** How much harm one visit does. */
const AT_ONCE = 4;

let product: Product;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startProduct();
});
test.afterAll(() => product?.dispose());

const frameOf = (page: Page, remote: string) =>
  page.frameLocator(`main iframe[src^="/frame/"]`).locator(remote);

/** Waits until the server gives browsers what the registry says. */
const isolate = async (remote: string, isolation: "frame" | "none", path: string): Promise<void> => {
  await product.release("isolate", remote, isolation);
  const framed = async () => (await fetch(`${product.origin}/frame${path}`)).status === 200;
  await expect.poll(framed).toBe(isolation === "frame");
};

/** What code in the page could have changed. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    attributes: [document.documentElement, document.body, document.getElementById("root")].map((element) =>
      element?.getAttributeNames().map((name) => `${name}=${element.getAttribute(name)}`),
    ),
    builtIns: [
      ...[fetch, Map, Promise, Headers, URL, history.pushState, JSON.parse, Array.prototype.map],
      ...[Storage.prototype.getItem, Element.prototype.closest, Node.prototype.appendChild],
    ].map(String),
    elements: [...document.body.children].map(({ localName }) => localName),
    adopted: document.adoptedStyleSheets.length,
    globals: Reflect.ownKeys(window).filter((name) => String(name).includes("orders")),
    stored: Object.keys(localStorage).filter((name) => name.includes("orders")),
    cookies: document.cookie.includes("orders"),
  }));

test("pages that misbehave in a frame have no effect outside of it", async ({ page }) => {
  test.setTimeout(180_000);
  const effects = MISBEHAVING_PAGES.map(({ code }) => `() => { ${code} }`);
  const run = `for (const effect of effects.slice(${AT_ONCE} * index, ${AT_ONCE} * index + ${AT_ONCE}))
    try { effect(); } catch (error) { console.info(error); }`;
  const code = {
    heading: "Misbehaving",
    module: `const effects = [${effects.join(",\n")}];`,
    component: `React.useEffect(() => {
      const index = Number(location.pathname.split("/").at(-1));
      console.info("effects " + index);
      ${run}
    }, []);`,
  };
  const descriptor = { routes: [{ ...ORDERS_ROUTE, paths: ["/orders/:page"] }] };
  await product.release("publish", "--promote", await ordersRelease("1.0.0", code, { descriptor }));
  await isolate("orders", "frame", "/orders/0");
  const logged = new Set<string>();
  page.on("console", (message) => logged.add(message.text()));

  const visit = async (index: number) => {
    await page.goto(`${product.origin}/orders/${index}`, { waitUntil: "commit" });
    await expect.poll(() => logged.has(`effects ${index}`)).toBe(true);
    await expect(page.locator("main iframe")).toBeVisible();
    // The site's page starts after the one in the frame.
    await hydrated(page, "main");
  };
  const visits = Math.ceil(MISBEHAVING_PAGES.length / AT_ONCE);
  await visit(visits);
  const before = await stateOf(page);
  for (let index = 0; index < visits; index++) {
    await visit(index);
    await page.locator('header a[href="/help"]').first().dispatchEvent("click");
    await expect(page.locator("main h1")).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(page).not.toHaveTitle("orders");
    expect(await stateOf(page), `visit ${index}`).toEqual(before);
  }
  for (const remote of OTHER_REMOTES)
    expect(JSON.parse(await product.release("errors", remote, "--json")).errors, remote).toEqual([]);
});

test("the document of a frame is isolated by its own policy, and the site's page doesn't know its code", async ({
  request,
}) => {
  const document = await request.get(`${product.origin}/frame/orders/0`);
  expect(document.headers()["content-security-policy"]).toMatch(
    /frame-ancestors 'self'; sandbox allow-scripts/,
  );
  expect(await document.text()).toContain("Misbehaving</h1>");
  const site = await (await request.get(`${product.origin}/orders/0`)).text();
  expect(site).toContain('src="/frame/orders/0"');
  expect(site).not.toContain("/r/orders/");
  expect((await request.get(`${product.origin}/frame/help`)).status()).toBe(404);
});

test("a page in a frame navigates, names the page and reads the API through the site", async ({ page }) => {
  await isolate("gallery", "frame", "/");
  await page.goto(product.origin);
  await expect(frameOf(page, "h1")).toBeVisible();
  await expect(page.locator("main iframe")).toHaveAttribute("style", /height/);
  await expect(page.locator("main iframe")).toHaveAttribute("title", /Promptfolio/);
  await page.goto(`${product.origin}/help`);
  await page.locator('header a[href="/"]').first().click();
  await frameOf(page, "a[href^='/image/']").first().click();
  await expect(page).toHaveURL(/\/image\//);
  await expect(page.locator("main h1")).toBeVisible();
  await page.goBack();
  await expect(frameOf(page, "a[href^='/image/']").first()).toBeVisible();
  await isolate("gallery", "none", "/");
});

test("the site's fonts wait for the page in the frame", async ({ page }) => {
  await isolate("gallery", "frame", "/");
  const isFont = (path: string) => path.endsWith(".woff2");
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const release = await holdRequests(page, "**/frame/");
  await page.goto(product.origin, { waitUntil: "commit" });
  const logo = page.locator("header a").first();
  await expect(logo).toBeVisible();
  await expect.poll(() => requested).toContain("/frame/");
  expect(requested.filter(isFont)).toEqual([]);
  release();
  await expect(frameOf(page, "h1")).toBeVisible();
  await hydrated(page, "main");
  // Not the systems' fonts that stand in for them, which are loaded from the start.
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status, family }) => status === "loaded" && /Grotesque|Sans/.test(family))
        .map(({ family }) => family.replaceAll('"', "")),
    );
  await expect.poll(loaded).toEqual(["Bricolage Grotesque", "Instrument Sans"]);
  await isolate("gallery", "none", "/");
});

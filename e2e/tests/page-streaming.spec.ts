import { expect, test } from "../support/fixtures";
import { type HeldApi, startHeldApi } from "../support/held-api";
import { type Product, startProduct } from "../support/product";
import { settled } from "../support/settled";

let api: HeldApi;
/** Waits for deferred queries until the test's own timeout. */
let site: Product;
/** Waits for deferred queries for the shortest possible time. */
let siteWithShortTimeouts: Product;
/** URLs of images whose pages have not been requested yet, so they are not cached. */
let images: string[];

test.beforeAll(async ({ product }) => {
  api = await startHeldApi(product.origin);
  [site, siteWithShortTimeouts] = await Promise.all([
    startProduct({ API_ORIGIN: api.origin }),
    startProduct({ API_ORIGIN: api.origin, DEFERRED_TIMEOUT_MS: "1" }),
  ]);
  const response = await fetch(`${product.origin}/api/images?limit=5`);
  const list: { images: { slug: string }[] } = await response.json();
  images = list.images.map(({ slug }) => `/image/${slug}`);
});

test.afterAll(async () => {
  await site?.dispose();
  await siteWithShortTimeouts?.dispose();
  api?.close();
});

const nextImage = ({ origin }: Product): string => {
  const path = images.shift();
  if (!path) throw new Error("no image is left for this test");
  return origin + path;
};

/** The request that the parts below the first screen wait for. */
const SIMILAR = "/similar";
const CARDS = "section li a[href^='/image/']";

test("a page streams the content below its first screen, and the cached page has it in place", async () => {
  const image = nextImage(site);
  const release = api.hold(SIMILAR);
  const result = await fetch(image);
  const reader = result.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const readUntil = async (end: RegExp): Promise<void> => {
    while (!end.test(text)) {
      const piece = await reader?.read();
      if (!piece || piece.done) throw new Error(`the page ended before ${end}`);
      text += piece.value;
    }
  };
  expect(result.status).toBe(200);
  // The response that the rest waits for is held back, so this comes before it or never.
  await readUntil(/<h1[\s\S]*<footer/);
  expect(text.includes("page-state")).toBe(false);
  release();
  await readUntil(/href="\/image\/[\s\S]*<\/html>$/);

  await expect.poll(async () => (await fetch(image)).headers.get("etag")).not.toBeNull();
  const cached = await (await fetch(image)).text();
  expect(cached.includes("<template")).toBe(false);
  expect(cached.match(/<li><a [^>]*href="\/image\//g)).toHaveLength(4);
});

test("a streamed page hydrates without a mismatch, and without requesting its data again", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (sent) => requested.push(new URL(sent.url()).pathname));
  const release = api.hold(SIMILAR);
  const opened = page.goto(nextImage(site));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  release();
  await opened;
  await expect(page.locator(CARDS)).toHaveCount(4);
  await page.getByRole("button", { name: "Download Image" }).hover();
  await settled(page);
  await expect(page.locator(CARDS)).toHaveCount(4);
  expect(requested.filter((path) => path.endsWith(SIMILAR))).toEqual([]);
});

test("the browser loads deferred content that times out on the server", async ({ page }) => {
  const release = api.hold(SIMILAR);
  await page.goto(nextImage(siteWithShortTimeouts));
  await expect(page.locator("[data-skeleton]").first()).toBeAttached();
  release();
  await expect(page.locator(CARDS)).toHaveCount(4);
});

test("the deferred content is shown without scripts once the page is cached", async ({ browser }) => {
  const image = nextImage(site);
  const release = api.hold(SIMILAR);
  const outcome = fetch(image);
  await outcome;
  release();
  await (await outcome).text();
  await expect.poll(async () => (await fetch(image)).headers.get("etag")).not.toBeNull();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(image);
  await expect(page.locator(CARDS)).toHaveCount(4);
  await context.close();
});

import Fastify, { type FastifyInstance } from "fastify";
import { product } from "../product/product";
import { siteMapRoutes } from "./site-map";

const IMAGES = 25_000;

let app: FastifyInstance;
let paths: string[];
let isDown: boolean;
let now: number;

/** Made-up images, listed in the API's format. */
const fetchResponse = async (path: string) => {
  paths.push(path);
  const response = { path };
  if (isDown) return { ...response, status: 503, body: null };
  const file = Number(/^\/site-map\/(\d+)$/.exec(path)?.[1] ?? 0);
  if (file === 0) return { ...response, status: 200, body: { images: [], total: IMAGES } };
  const start = (file - 1) * 10_000;
  const images = Array.from({ length: Math.min(10_000, IMAGES - start) }, (_, index) => ({
    id: `image${String(start + index).padStart(15, "0")}`,
    title: "Tea & Tins",
    created_at: "2026-03-01T00:00:00.000Z",
    ...(index === 1 && { updated_at: "2026-04-02T00:00:00.000Z" }),
  }));
  return { ...response, status: 200, body: { images } };
};

beforeEach(async () => {
  paths = [];
  isDown = false;
  now = 1;
  app = Fastify();
  await app.register(siteMapRoutes, {
    source: product.siteMap,
    live: { resolve: () => undefined },
    fetchApi: fetchResponse,
    originOf: () => "https://promptfolio.test",
    now: () => now,
  });
});
afterEach(() => app.close());

const get = (url: string) => app.inject({ method: "GET", url });
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);

test("splits a large collection into files that together list every image once", async () => {
  const files = locations((await get("/sitemap.xml")).body).filter((url) => url.includes("images"));
  expect(files).toHaveLength(3);
  const named: string[] = [];
  for (const file of files) {
    const urls = locations((await get(file.replace("https://promptfolio.test", ""))).body);
    expect(urls.length).toBeLessThanOrEqual(10_000);
    named.push(...urls);
  }
  expect(named).toHaveLength(IMAGES);
  expect(new Set(named).size).toBe(IMAGES);
  const { body } = await get("/sitemap-images.xml?file=1");
  expect(body.match(/<lastmod>[^<]*/g)?.slice(0, 3)).toEqual([
    "<lastmod>2026-03-01",
    "<lastmod>2026-04-02",
    "<lastmod>2026-03-01",
  ]);
  expect(named[0]).toBe("https://promptfolio.test/image/tea-tins-00000000");
});

test("sends the API one request for many concurrent ones, and another after minutes", async () => {
  await Promise.all(Array.from({ length: 20 }, () => get("/sitemap-images.xml?file=2")));
  expect(paths).toEqual(["/images?limit=1", "/site-map/2"]);
  now += 4 * 60_000;
  await get("/sitemap-images.xml?file=2");
  expect(paths).toHaveLength(2);
  now += 2 * 60_000;
  await get("/sitemap.xml");
  expect(paths).toEqual(["/images?limit=1", "/site-map/2", "/images?limit=1"]);
});

test("responds with 503 instead of an incomplete site map while the API is down", async () => {
  isDown = true;
  expect((await get("/sitemap.xml")).statusCode).toBe(503);
  expect((await get("/sitemap-images.xml?file=1")).statusCode).toBe(503);
  isDown = false;
  expect((await get("/sitemap.xml")).statusCode).toBe(200);
});

test("lets caches store files for minutes, but not a 404", async () => {
  for (const url of ["/sitemap.xml", "/sitemap-pages.xml", "/sitemap-images.xml?file=1", "/robots.txt"])
    expect((await get(url)).headers["cache-control"]).toBe("public, max-age=300");
  expect((await get("/sitemap-images.xml?file=99")).headers["cache-control"]).toBeUndefined();
});

test("responds with 404 for unknown files, without an API request for each", async () => {
  for (const file of ["nonsense", "0", "4", "99999", "1.5"])
    expect((await get(`/sitemap-images.xml?file=${file}`)).statusCode).toBe(404);
  expect(paths).toEqual(["/images?limit=1"]);
});

test("robots.txt names the site map and excluded paths", async () => {
  expect((await get("/robots.txt")).body).toBe(
    "User-agent: *\nDisallow: /admin\nDisallow: /api/\nSitemap: https://promptfolio.test/sitemap.xml\n",
  );
});

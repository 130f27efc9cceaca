import Fastify, { type FastifyInstance } from "fastify";
import { siteMapRoutes } from "./site-map";

const IMAGES = 25_000;

let app: FastifyInstance;
let calls: number;
/** From this cursor on the API is down. */
let downFrom: number;

/** Lists made-up images by a cursor that is a number. */
const fetchResponse = async (path: string) => {
  calls += 1;
  const query = new URL(path, "http://api").searchParams;
  const start = Number(query.get("cursor") ?? 0);
  const response = { path, updatedAt: 0 };
  if (Number.isNaN(start)) return { ...response, status: 400, body: { status: 400 } };
  if (start >= downFrom) return { ...response, status: 503, body: null };
  const end = Math.min(start + Number(query.get("limit")), IMAGES);
  const images = Array.from({ length: end - start }, (_, index) => ({
    id: `image${String(start + index).padStart(15, "0")}`,
    title: "Tea & Tins",
    created_at: "2026-03-01T00:00:00.000Z",
  }));
  return { ...response, status: 200, body: { images, cursor: end < IMAGES ? String(end) : null } };
};

beforeEach(async () => {
  calls = 0;
  downFrom = Number.POSITIVE_INFINITY;
  app = Fastify();
  await app.register(siteMapRoutes, {
    live: { resolve: () => null },
    fetchApi: fetchResponse,
    originOf: () => "https://promptfolio.test",
  });
});
afterEach(() => app.close());

const ask = (url: string) => app.inject({ method: "GET", url });
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);

test("a large collection is split into files, which together name every image once", async () => {
  const files = locations((await ask("/sitemap.xml")).body).filter((url) => url.includes("images"));
  expect(files).toHaveLength(3);
  const named: string[] = [];
  for (const file of files) {
    const urls = locations((await ask(file.replace("https://promptfolio.test", ""))).body);
    expect(urls.length).toBeLessThanOrEqual(10_000);
    named.push(...urls);
  }
  expect(named).toHaveLength(IMAGES);
  expect(new Set(named).size).toBe(IMAGES);
  expect(named[0]).toBe("https://promptfolio.test/image/tea-tins-00000000");
});

test("a file is streamed: it begins before the API has listed what it ends with", async () => {
  const result = await app.inject({ method: "GET", url: "/sitemap-images.xml", payloadAsStream: true });
  const stream = result.stream();
  for await (const chunk of stream) {
    expect(String(chunk)).toContain("<urlset");
    break;
  }
  expect(calls).toBeLessThan(50);
});

test("responds without a site map while the API is down, rather than with an incomplete one", async () => {
  downFrom = 5_000;
  expect((await ask("/sitemap.xml")).statusCode).toBe(503);
  expect((await ask("/sitemap-images.xml?from=5000")).statusCode).toBe(503);
  await expect(ask("/sitemap-images.xml")).rejects.toThrow();
});

test("an unknown file is not found", async () => {
  expect((await ask("/sitemap-images.xml?from=nonsense")).statusCode).toBe(404);
});

test("robots.txt names the site map and excluded paths", async () => {
  expect((await ask("/robots.txt")).body).toBe(
    "User-agent: *\nDisallow: /admin\nDisallow: /api/\nSitemap: https://promptfolio.test/sitemap.xml\n",
  );
});

import type { CachedResponse } from "./cached-response";
import { createPageCache } from "./page-cache";

const page = (text: string): CachedResponse => ({
  status: 200,
  etag: `"${text}"`,
  weight: text.length,
  allowed: { scripts: [], styles: [] },
  read: async () => ({
    body: Buffer.from(text),
    encoding: undefined,
    allowed: { scripts: [], styles: [] },
  }),
});

const setUp = (maxBytes = 1000) => {
  let now = 0;
  let made = 0;
  const cache = createPageCache({ freshMs: 10, staleMs: 50, maxBytes, now: () => now });
  const make = async () => {
    made += 1;
    return { response: page(`page ${made}`), isCacheable: true };
  };
  return {
    cache,
    make,
    made: () => made,
    at: (time: number) => {
      now = time;
    },
  };
};

const etagOf = async (promise: Promise<CachedResponse>) => (await promise).etag;

test("a fresh page is sent as it is", async () => {
  const { cache, make, made, at } = setUp();
  await cache.get("/", make);
  at(10);
  expect(await etagOf(cache.get("/", make))).toBe('"page 1"');
  expect(made()).toBe(1);
});

test("an aged page is sent once more while a new one is made", async () => {
  const { cache, make, at } = setUp();
  await cache.get("/", make);
  at(11);
  expect(await etagOf(cache.get("/", make))).toBe('"page 1"');
  await Promise.resolve();
  expect(await etagOf(cache.get("/", make))).toBe('"page 2"');
});

test("a page that is too old is not sent", async () => {
  const { cache, make, at } = setUp();
  await cache.get("/", make);
  at(61);
  expect(await etagOf(cache.get("/", make))).toBe('"page 2"');
});

test("renders a page once for concurrent requests", async () => {
  const { cache, make, made } = setUp();
  await Promise.all(Array.from({ length: 20 }, () => cache.get("/", make)));
  expect(made()).toBe(1);
});

test("a failure is not cached, and an aged page survives it", async () => {
  const { cache, make, at } = setUp();
  await expect(cache.get("/", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  await cache.get("/", make);
  at(11);
  expect(await etagOf(cache.get("/", () => Promise.reject(new Error("down"))))).toBe('"page 1"');
  await new Promise(setImmediate);
  expect(await etagOf(cache.get("/", make))).toBe('"page 1"');
});

test("a page that must not be cached is rendered each time", async () => {
  const { cache, make, made } = setUp();
  const uncacheable = async () => ({ ...(await make()), isCacheable: false });
  await cache.get("/", uncacheable);
  await cache.get("/", uncacheable);
  expect(made()).toBe(2);
});

test("evicts the oldest pages beyond the size limit", async () => {
  const { cache, make, made } = setUp("page 1".length * 2);
  await cache.get("/a", make);
  await cache.get("/b", make);
  await cache.get("/c", make);
  await cache.get("/c", make);
  expect(made()).toBe(3);
  await cache.get("/a", make);
  expect(made()).toBe(4);
});

test("a page that is still streaming is sent to all, until it is final", async () => {
  const { cache, make } = setUp();
  let finish: (final: CachedResponse | null) => void = () => undefined;
  const final = new Promise<CachedResponse | null>((resolve) => (finish = resolve));
  const streaming = { response: page("streaming"), isCacheable: true, final };
  expect(await etagOf(cache.get("/", async () => streaming))).toBe('"streaming"');
  expect(await etagOf(cache.get("/", make))).toBe('"streaming"');
  finish(page("final"));
  await new Promise(setImmediate);
  expect(await etagOf(cache.get("/", make))).toBe('"final"');
});

test("a page that does not become final is rendered again", async () => {
  const { cache, make } = setUp();
  await cache.get("/", async () => ({
    response: page("streaming"),
    isCacheable: true,
    final: Promise.resolve(null),
  }));
  await new Promise(setImmediate);
  expect(await etagOf(cache.get("/", make))).toBe('"page 1"');
});

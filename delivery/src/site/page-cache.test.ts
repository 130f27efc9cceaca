import { setTimeout as wait } from "node:timers/promises";
import type { CachedResponse } from "./cached-response";
import { createPageCache } from "./page-cache";
import { OverloadError } from "./page-load";

const page = (text: string, status = 200): CachedResponse => ({
  status,
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
  const cache = createPageCache({ freshMs: 10, staleMs: 50, refreshDelayMs: 0, maxBytes, now: () => now });
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

test("sends a fresh page without rendering it again", async () => {
  const { cache, make, made, at } = setUp();
  await cache.get("/", 1, make);
  at(10);
  expect(await etagOf(cache.get("/", 1, make))).toBe('"page 1"');
  expect(made()).toBe(1);
});

test("sends a stale page until a new one is rendered, which starts once, after the delay", async () => {
  const { cache, make, made, at } = setUp();
  await cache.get("/", 1, make);
  at(11);
  for (const _ of [1, 2]) expect(await etagOf(cache.get("/", 1, make))).toBe('"page 1"');
  await Promise.resolve();
  expect(made()).toBe(1);
  await wait(1);
  expect(made()).toBe(2);
  expect(await etagOf(cache.get("/", 1, make))).toBe('"page 2"');
});

test("does not send a page that is too old", async () => {
  const { cache, make, at } = setUp();
  await cache.get("/", 1, make);
  at(61);
  expect(await etagOf(cache.get("/", 1, make))).toBe('"page 2"');
});

test("renders a page once for concurrent requests", async () => {
  const { cache, make, made } = setUp();
  await Promise.all(Array.from({ length: 20 }, () => cache.get("/", 1, make)));
  expect(made()).toBe(1);
});

test("does not cache a failure, and keeps the stale page", async () => {
  const { cache, make, at } = setUp();
  await expect(cache.get("/", 1, () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  await cache.get("/", 1, make);
  at(11);
  expect(await etagOf(cache.get("/", 1, () => Promise.reject(new Error("down"))))).toBe('"page 1"');
  await wait(1);
  expect(await etagOf(cache.get("/", 1, make))).toBe('"page 1"');
});

test("renders a page that must not be cached each time", async () => {
  const { cache, make, made } = setUp();
  const uncacheable = async () => ({ ...(await make()), isCacheable: false });
  await cache.get("/", 1, uncacheable);
  await cache.get("/", 1, uncacheable);
  expect(made()).toBe(2);
});

test("evicts the oldest pages beyond the size limit", async () => {
  const { cache, make, made } = setUp("page 1".length * 2);
  await cache.get("/a", 1, make);
  await cache.get("/b", 1, make);
  await cache.get("/c", 1, make);
  await cache.get("/c", 1, make);
  expect(made()).toBe(3);
  await cache.get("/a", 1, make);
  expect(made()).toBe(4);
});

test("sends a page that is still streaming to all readers, until it is final", async () => {
  const { cache, make } = setUp();
  let finish: (final: CachedResponse | undefined) => void = () => undefined;
  const final = new Promise<CachedResponse | undefined>((resolve) => (finish = resolve));
  const streaming = { response: page("streaming"), isCacheable: true, final };
  expect(await etagOf(cache.get("/", 1, async () => streaming))).toBe('"streaming"');
  expect(await etagOf(cache.get("/", 1, make))).toBe('"streaming"');
  finish(page("final"));
  await new Promise(setImmediate);
  expect(await etagOf(cache.get("/", 1, make))).toBe('"final"');
});

test("renders a page again if it does not become final", async () => {
  const { cache, make } = setUp();
  await cache.get("/", 1, async () => ({
    response: page("streaming"),
    isCacheable: true,
    final: Promise.resolve(undefined),
  }));
  await new Promise(setImmediate);
  expect(await etagOf(cache.get("/", 1, make))).toBe('"page 1"');
});

const failing = async () => ({ response: page("no data", 503), isCacheable: false });

test("waits for content that has changed", async () => {
  const { cache, make } = setUp();
  await cache.get("/", 1, make);
  expect(await etagOf(cache.get("/", 2, make))).toBe('"page 2"');
});

test.each([
  ["there is no data", failing],
  ["there is too much to do", () => Promise.reject(new OverloadError(503, 1))],
])("sends a page of any age while it can't be rendered: %s", async (_, render) => {
  const { cache, make, at } = setUp();
  await cache.get("/", 1, make);
  at(100_000);
  expect(await etagOf(cache.get("/", 2, render))).toBe('"page 1"');
  expect(await etagOf(cache.get("/", 2, render))).toBe('"page 1"');
});

test("responds with 503 if a page isn't cached and there is no data", async () => {
  const { cache } = setUp();
  expect((await cache.get("/", 1, failing)).status).toBe(503);
});

test("lets no request wait during an outage, and tries to render one page a second", async () => {
  const { cache, make, made, at } = setUp();
  await cache.get("/", 1, make);
  at(100);
  await cache.get("/", 1, failing);
  const neverEnds = () => new Promise<never>(() => undefined);
  at(1_000);
  expect(await etagOf(cache.get("/", 1, make))).toBe('"page 1"');
  expect(made()).toBe(1);
  at(1_100);
  expect(await etagOf(cache.get("/", 2, neverEnds))).toBe('"page 1"');
  expect(await etagOf(cache.get("/", 1, make))).toBe('"page 1"');
  await new Promise(setImmediate);
  expect(await etagOf(cache.get("/", 1, make))).toBe('"page 2"');
});

test("never replaces a page with one from older content", async () => {
  const { cache, make } = setUp();
  let finish: () => void = () => undefined;
  const slow = cache.get("/", 1, async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return { response: page("older"), isCacheable: true };
  });
  await cache.get("/", 2, make);
  finish();
  await slow;
  expect(await etagOf(cache.get("/", 2, make))).toBe('"page 1"');
});

test("pages age when the clock is set back", async () => {
  const { make } = setUp();
  const cache = createPageCache({ freshMs: 1, staleMs: 1, refreshDelayMs: 0, maxBytes: 1_000 });
  expect(await etagOf(cache.get("/", 1, make))).toBe('"page 1"');
  const clock = Date.now;
  Date.now = () => clock() - 3_600_000;
  await wait(10);
  expect(await etagOf(cache.get("/", 1, make))).toBe('"page 2"');
  Date.now = clock;
});

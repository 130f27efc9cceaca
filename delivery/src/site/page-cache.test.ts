import type { CachedPage } from "./cached-page";
import { createPageCache } from "./page-cache";

const page = (text: string): CachedPage => ({
  status: 200,
  etag: `"${text}"`,
  weight: text.length,
  write: async () => ({ body: Buffer.from(text), encoding: null }),
});

const setUp = (bytes = 1000) => {
  let now = 0;
  let made = 0;
  const cache = createPageCache({ fresh: 10, stale: 50, bytes, now: () => now });
  const make = async () => {
    made += 1;
    return { page: page(`page ${made}`), keep: true };
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

const etagOf = async (promise: Promise<CachedPage>) => (await promise).etag;

test("a fresh page is given as it is", async () => {
  const { cache, make, made, at } = setUp();
  await cache.get("/", make);
  at(10);
  expect(await etagOf(cache.get("/", make))).toBe('"page 1"');
  expect(made()).toBe(1);
});

test("an aged page is given once more while a new one is made", async () => {
  const { cache, make, at } = setUp();
  await cache.get("/", make);
  at(11);
  expect(await etagOf(cache.get("/", make))).toBe('"page 1"');
  await Promise.resolve();
  expect(await etagOf(cache.get("/", make))).toBe('"page 2"');
});

test("a page that is too old is not given", async () => {
  const { cache, make, at } = setUp();
  await cache.get("/", make);
  at(61);
  expect(await etagOf(cache.get("/", make))).toBe('"page 2"');
});

test("a page that many ask for at once is made once", async () => {
  const { cache, make, made } = setUp();
  await Promise.all(Array.from({ length: 20 }, () => cache.get("/", make)));
  expect(made()).toBe(1);
});

test("a failure is not kept, and an aged page survives it", async () => {
  const { cache, make, at } = setUp();
  await expect(cache.get("/", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  await cache.get("/", make);
  at(11);
  expect(await etagOf(cache.get("/", () => Promise.reject(new Error("down"))))).toBe('"page 1"');
  await new Promise(setImmediate);
  expect(await etagOf(cache.get("/", make))).toBe('"page 1"');
});

test("a page that must not be kept is made each time", async () => {
  const { cache, make, made } = setUp();
  const unkept = async () => ({ ...(await make()), keep: false });
  await cache.get("/", unkept);
  await cache.get("/", unkept);
  expect(made()).toBe(2);
});

test("cached pages together weigh no more than allowed: the oldest goes", async () => {
  const { cache, make, made } = setUp("page 1".length * 2);
  await cache.get("/a", make);
  await cache.get("/b", make);
  await cache.get("/c", make);
  await cache.get("/c", make);
  expect(made()).toBe(3);
  await cache.get("/a", make);
  expect(made()).toBe(4);
});

test("a page that is still being written is given to all, until it is whole", async () => {
  const { cache, make } = setUp();
  let finish: (whole: CachedPage | null) => void = () => undefined;
  const whole = new Promise<CachedPage | null>((resolve) => (finish = resolve));
  const unfinished = { page: page("unfinished"), keep: true, whole };
  expect(await etagOf(cache.get("/", async () => unfinished))).toBe('"unfinished"');
  expect(await etagOf(cache.get("/", make))).toBe('"unfinished"');
  finish(page("whole"));
  await new Promise(setImmediate);
  expect(await etagOf(cache.get("/", make))).toBe('"whole"');
});

test("a page that does not become whole is rendered again", async () => {
  const { cache, make } = setUp();
  await cache.get("/", async () => ({ page: page("unfinished"), keep: true, whole: Promise.resolve(null) }));
  await new Promise(setImmediate);
  expect(await etagOf(cache.get("/", make))).toBe('"page 1"');
});

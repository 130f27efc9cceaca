import { ResponseCache } from "./response-cache";

describe("the response cache", () => {
  let now = 0;
  let loads = 0;
  const load = async () => {
    loads += 1;
    return `response ${loads}`;
  };
  const createCache = (options = {}) => new ResponseCache({ ttlMs: 1_000, now: () => now, ...options });
  const get = async (cache: ResponseCache, key = "a") => (await cache.get(key, load)).body.toString();

  beforeEach(() => {
    // The cache treats a time of 0 as no time.
    now = 1;
    loads = 0;
  });

  it("repeats a response until it expires", async () => {
    const cache = createCache();
    expect([await get(cache), await get(cache)]).toEqual(["response 1", "response 1"]);
    now += 1_001;
    expect(await get(cache)).toBe("response 2");
  });

  it("loads once for concurrent misses, and counts the bytes once", async () => {
    const cache = createCache();
    const responses = await Promise.all([1, 2, 3].map(() => get(cache)));
    expect(new Set(responses)).toEqual(new Set(["response 1"]));
    expect(cache.size).toBe("response 1".length);
  });

  it("loads an expired response again after its reload failed", async () => {
    const cache = createCache();
    await get(cache);
    now += 1_001;
    await expect(cache.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await get(cache)).toBe("response 2");
    now += 1_001;
    expect(await get(cache)).toBe("response 3");
  });

  it("drops everything when cleared, including responses that are loading", async () => {
    const cache = createCache();
    const pending = get(cache);
    cache.clear();
    expect(await get(cache)).toBe("response 2");
    expect(await pending).toBe("response 1");
    expect(await get(cache)).toBe("response 2");
  });

  it.each([[{ maxEntries: 2 }], [{ maxBytes: 20 }]])(
    "evicts the least recently used beyond %j",
    async (limit) => {
      const cache = createCache(limit);
      for (const key of ["a", "b", "c"]) await get(cache, key);
      expect(await get(cache, "c")).toBe("response 3");
      expect(await get(cache, "a")).toBe("response 4");
    },
  );

  it("doesn't cache failures", async () => {
    const cache = createCache();
    await expect(cache.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await get(cache)).toBe("response 1");
  });

  it("caches nothing while paused", async () => {
    const cache = createCache();
    cache.pause(true);
    expect([await get(cache), await get(cache)]).toEqual(["response 1", "response 2"]);
    cache.pause(false);
    expect([await get(cache), await get(cache)]).toEqual(["response 3", "response 3"]);
  });

  it("counts a pause as a new revision, but not as a change", () => {
    const cache = createCache();
    cache.pause(true);
    cache.pause(false);
    expect([cache.changes, cache.revision]).toEqual([0, 2]);
    cache.clear();
    expect([cache.changes, cache.revision]).toEqual([1, 3]);
  });
});

import { AnswerCache } from "./answer-cache";

describe("kept answers", () => {
  let now = 0;
  let made = 0;
  const make = async () => {
    made += 1;
    return `answer ${made}`;
  };
  const cacheOf = (entries = 10) => new AnswerCache({ entries, milliseconds: 1_000, now: () => now });
  const ask = async (cache: AnswerCache, key = "a") => (await cache.answer(key, make)).body.toString();

  beforeEach(() => {
    now = 0;
    made = 0;
  });

  it("are given again until they are too old", async () => {
    const cache = cacheOf();
    expect([await ask(cache), await ask(cache)]).toEqual(["answer 1", "answer 1"]);
    now = 1_000;
    expect(await ask(cache)).toBe("answer 2");
  });

  it("are worked out once for all who ask at the same time", async () => {
    const cache = cacheOf();
    expect(new Set(await Promise.all([1, 2, 3].map(() => ask(cache))))).toEqual(new Set(["answer 1"]));
  });

  it("are dropped by a change, also those under way", async () => {
    const cache = cacheOf();
    const underway = ask(cache);
    cache.clear();
    expect(await ask(cache)).toBe("answer 2");
    expect(await underway).toBe("answer 1");
    expect(await ask(cache)).toBe("answer 2");
  });

  it("make room for newer ones", async () => {
    const cache = cacheOf(2);
    for (const key of ["a", "b", "c"]) await ask(cache, key);
    expect(await ask(cache, "c")).toBe("answer 3");
    expect(await ask(cache, "a")).toBe("answer 4");
  });

  it("don't include failures", async () => {
    const cache = cacheOf();
    await expect(cache.answer("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await ask(cache)).toBe("answer 1");
  });

  it("aren't kept while nobody would hear of changes", async () => {
    const cache = cacheOf();
    cache.pause(true);
    expect([await ask(cache), await ask(cache)]).toEqual(["answer 1", "answer 2"]);
    cache.pause(false);
    expect([await ask(cache), await ask(cache)]).toEqual(["answer 3", "answer 3"]);
  });
});

import { canLoadMore, firstCards, moreCards, readShownCards } from "./shown-cards";

describe("the cards on the wall", () => {
  it("grow by 5, from 5 to 50, in the same order", () => {
    const limits = [];
    let shown = firstCards("s");
    for (let page = 0; page < 12; page++) {
      limits.push(shown.limit);
      expect(shown.seed).toBe("s");
      shown = moreCards(shown);
    }
    expect(limits).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 50, 50]);
  });

  it.each([
    [5, true, true],
    [5, false, false],
    [45, true, true],
    [50, true, false],
  ])("at %d, with more on the server: %s, can grow: %s", (limit, hasMore, expected) => {
    expect(canLoadMore({ seed: "s", limit }, hasMore)).toBe(expected);
  });
});

describe("readShownCards", () => {
  it("reads what was stored", () => {
    expect(readShownCards({ seed: "a1-_Z", limit: 25, other: 1 })).toEqual({ seed: "a1-_Z", limit: 25 });
  });

  it.each([
    [null],
    [undefined],
    ["text"],
    [{}],
    [{ seed: "s" }],
    [{ seed: "", limit: 5 }],
    [{ seed: "not a seed", limit: 5 }],
    [{ seed: "s", limit: 4 }],
    [{ seed: "s", limit: 5000 }],
    [{ seed: "s", limit: 7.5 }],
    [{ seed: "s", limit: "10" }],
  ])("ignores %j", (state) => {
    expect(readShownCards(state)).toBeUndefined();
  });
});

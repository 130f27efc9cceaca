import {
  canLoadMore,
  firstCards,
  moreCards,
  readShownCards,
  withFirstCards,
  withShownCards,
} from "./shown-cards";

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

describe("the URL", () => {
  const read = (search: string) => readShownCards(new URLSearchParams(search), "page");

  it("holds the cards beside the filters, and gives them back", () => {
    const query = withShownCards(new URLSearchParams("theme=Bold"), { seed: "a1-_Z", limit: 25 });
    expect(`${query}`).toBe("theme=Bold&seed=a1-_Z&count=25");
    expect(read(`${query}`)).toEqual({ seed: "a1-_Z", limit: 25 });
  });

  it("begins with the first cards of the same order after a change of filters", () => {
    expect(`${withFirstCards(new URLSearchParams("seed=s&count=25&tag=New"))}`).toBe(
      "seed=s&count=5&tag=New",
    );
    expect(`${withFirstCards(new URLSearchParams("tag=New"))}`).toBe("tag=New");
  });

  it.each([
    ["", "page"],
    ["count=10", "page"],
    ["seed=&count=10", "page"],
    ["seed=not+a+seed&count=10", "page"],
    ["seed=s", "s"],
    ["seed=s&count=0", "s"],
    ["seed=s&count=4", "s"],
    ["seed=s&count=7.5", "s"],
    ["seed=s&count=5000", "s"],
    ["seed=s&count=many", "s"],
  ])("with %j shows the first cards of %s", (search, seed) => {
    expect(read(search)).toEqual({ seed, limit: 5 });
  });
});

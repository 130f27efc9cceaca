import { truncate } from "./truncate";

describe("truncate", () => {
  it.each([
    ["short", 10, "short"],
    ["exactly ten", 11, "exactly ten"],
    ["cut at a word boundary", 10, "cut at a…"],
    ["cut at exactly the word", 6, "cut at…"],
    ["onelongwordwithoutspaces", 10, "onelongwor…"],
    ["trailing comma, here", 15, "trailing comma…"],
    ["emoji 😀😀", 7, "emoji…"],
    ["😀😀😀", 3, "😀…"],
    ["", 10, ""],
  ])("cuts %j at %d to %j", (text, length, expected) => {
    expect(truncate(text, length)).toBe(expected);
  });

  it("cuts descriptions at 160 characters", () => {
    const words = "word ".repeat(60).trim();
    const cut = truncate(words);
    expect(cut.length).toBeLessThanOrEqual(161);
    expect(cut.endsWith("word…")).toBe(true);
  });
});

import { countOf, fileName, formatCount, formatFileSize, timeUntil, truncate } from "./formats";

it.each([
  [0, "0 views"],
  [1, "1 view"],
  [2, "2 views"],
  [1024, "1,024 views"],
])("counts %d as %j", (count, text) => {
  expect(countOf(count, "view")).toBe(text);
});

it("accepts an irregular plural", () => {
  expect(countOf(2, "copy", "copies")).toBe("2 copies");
});

it("groups thousands", () => {
  for (const count of [999, 1_000, 12_345, 999_999, 1_000_000, 1_234_567_890])
    expect(formatCount(count)).toBe(new Intl.NumberFormat("en-US").format(count));
});

test.each([
  [0, "under 1 KB"],
  [1023, "under 1 KB"],
  [2048, "2.0 KB"],
  [87 * 1024, "87 KB"],
  [10.5 * 1024 * 1024, "10.5 MB"],
])("%d bytes are '%s'", (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

const MINUTE = 60_000;

describe("timeUntil", () => {
  it.each([
    [-5 * MINUTE, "less than a minute"],
    [0, "less than a minute"],
    [MINUTE, "less than a minute"],
    [MINUTE + 1, "2 min"],
    [12 * MINUTE, "12 min"],
    [59.5 * MINUTE, "1 h"],
    [60 * MINUTE, "1 h"],
    [61 * MINUTE, "1 h 1 min"],
    [(5 * 60 + 12) * MINUTE, "5 h 12 min"],
    [24 * 60 * MINUTE, "24 h"],
  ])("formats %d ms as %j", (distance, text) => {
    expect(timeUntil(1_800_000_000_000 + distance, 1_800_000_000_000)).toBe(text);
  });
});

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

describe("fileName", () => {
  it.each([
    ["Amber Tin", "_prompt.txt", "Amber Tin_prompt.txt"],
    ["Amber Tin", ".jpg", "Amber Tin.jpg"],
    ["50% off: now/never?", ".jpg", "50% off now never.jpg"],
    ['a\\b*c"d<e>f|g', ".jpg", "a b c d e f g.jpg"],
    ["two\nlines\tand a tab", ".jpg", "two lines and a tab.jpg"],
    ["Ümläut 日本", ".jpg", "Ümläut 日本.jpg"],
    ["...hidden...", ".jpg", "hidden.jpg"],
    ["???", ".jpg", "untitled.jpg"],
    ["", "_prompt.txt", "untitled_prompt.txt"],
  ])("turns the title %j with the ending %j into %j", (title, ending, name) => {
    expect(fileName(title, ending)).toBe(name);
  });
});

import { differsByOneLetter, matchesSearch } from "./search-text";
import { SAME_TEXTS } from "./testing/same-texts";

it.each([
  ["snapsie", "snapsie", true],
  ["snapsie", "snaqsie", true],
  ["snapsie", "snasie", true],
  ["snapsie", "snaapsie", true],
  ["snapsie", "snaspie", true],
  ["snapsie", "snapsei", true],
  ["snapsie", "napsie", true],
  ["snapsie", "snazzie", false],
  ["snapsie", "sanpsei", false],
  ["snapsie", "snap", false],
  ["οδος", "οδως", true],
])("%j and %j differ by one letter at most: %s", (one, other, expected) => {
  expect(differsByOneLetter(one, other)).toBe(expected);
  expect(differsByOneLetter(other, one)).toBe(expected);
});

it.each(SAME_TEXTS)("a text with %j is found by %j", (written, searched) => {
  expect(matchesSearch(`A ${written} poster`, searched)).toBe(true);
});

it.each([
  ["A Snapsie poster, instantly", "snasie", true],
  ["A Snapsie poster, instantly", "  POSTER   snapsie ", true],
  ["A Snapsie poster, instantly", "intantly postre", true],
  ["A Snapsie poster, instantly", "", true],
  ["A Snapsie poster, instantly", "poster cat", false],
  ["A cat", "cut", false],
  ["Version 12345", "12346", false],
])("%j is found by %j: %s", (text, search, expected) => {
  expect(matchesSearch(text, search)).toBe(expected);
});

import { isSame, limitFrom } from "./limits";

test.each([
  ["8", 8],
  ["1", 1],
  ["100", 100],
  ["101", 100],
  ["-3", 1],
  ["0", 1],
  ["", 5],
  ["many", 5],
  ["7.9", 7],
])("a daily limit entered as '%s' means %d", (entry, limit) => {
  expect(limitFrom(entry, "dailyLimit")).toBe(limit);
});

test.each([
  ["3", 3],
  ["10", 10],
  ["11", 10],
  ["0", 1],
  ["-3", 1],
  ["", 1],
  ["none", 1],
])("a guest limit entered as '%s' means %d", (entry, limit) => {
  expect(limitFrom(entry, "guestLimit")).toBe(limit);
});

test("compares both limits", () => {
  expect(isSame({ dailyLimit: 5, guestLimit: 1 }, { dailyLimit: 5, guestLimit: 1 })).toBe(true);
  expect(isSame({ dailyLimit: 5, guestLimit: 1 }, { dailyLimit: 5, guestLimit: 2 })).toBe(false);
});

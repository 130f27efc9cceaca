import { isSame, limitFrom } from "./use-settings-form";

test.each([
  ["dailyLimit", "8", 8],
  ["dailyLimit", "1", 1],
  ["dailyLimit", "100", 100],
  ["dailyLimit", "101", 100],
  ["dailyLimit", "-3", 1],
  ["dailyLimit", "0", 1],
  ["dailyLimit", "", 5],
  ["dailyLimit", "many", 5],
  ["dailyLimit", "7.9", 7],
  ["guestLimit", "3", 3],
  ["guestLimit", "10", 10],
  ["guestLimit", "11", 10],
  ["guestLimit", "0", 1],
  ["guestLimit", "-3", 1],
  ["guestLimit", "", 1],
  ["guestLimit", "none", 1],
] as const)("%s: an entry of '%s' means %d", (name, entry, limit) => {
  expect(limitFrom(entry, name)).toBe(limit);
});

test("compares both limits", () => {
  expect(isSame({ dailyLimit: 5, guestLimit: 1 }, { dailyLimit: 5, guestLimit: 1 })).toBe(true);
  expect(isSame({ dailyLimit: 5, guestLimit: 1 }, { dailyLimit: 5, guestLimit: 2 })).toBe(false);
});

import { timeUntil } from "./time-until";

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

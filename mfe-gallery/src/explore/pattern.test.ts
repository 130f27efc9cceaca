import { isLarge, placeOf } from "./pattern";

const pattern = (count: number) =>
  Array.from({ length: count }, (_, index) => (isLarge(placeOf(index, count)) ? "L" : "s")).join("");

describe("the wall's pattern", () => {
  it.each([
    [1, "s"],
    [4, "ssss"],
    [5, "Lssss"],
    [7, "Lssssss"],
    [10, "LssssssssL"],
    [15, "LssssssssLLssss"],
    [20, "LssssssssLLssssssssL"],
  ])("of %d cards is %s", (count, expected) => {
    expect(pattern(count)).toBe(expected);
  });

  it("keeps the places of complete blocks when more cards load", () => {
    const before = Array.from({ length: 10 }, (_, index) => placeOf(index, 10));
    const after = Array.from({ length: 10 }, (_, index) => placeOf(index, 15));
    expect(after).toEqual(before);
  });

  it("puts every second block's large card on the right, beside two columns of small ones", () => {
    expect([5, 6, 7, 8, 9].map((index) => placeOf(index, 10))).toEqual([
      "first-column",
      "second-column",
      "first-column",
      "second-column",
      "large-right",
    ]);
  });
});

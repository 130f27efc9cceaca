import { dayText, movingAverage } from "./metrics";

test.each([
  [[], []],
  [[4], [4]],
  [
    [3, 5, 1],
    [3, 4, 3],
  ],
])("the average of %j is %j", (values, averages) => {
  expect(movingAverage(values)).toEqual(averages);
});

test("averages at most seven days", () => {
  expect(movingAverage([70, 0, 0, 0, 0, 0, 0, 0])).toEqual([70, 35, 70 / 3, 17.5, 14, 70 / 6, 10, 0]);
});

test.each([
  ["2026-01-09", "Jan 9"],
  ["not a day", "not a day"],
])("formats %s as '%s'", (day, text) => {
  expect(dayText(day)).toBe(text);
});

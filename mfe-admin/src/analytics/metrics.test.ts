import { comparisonText, dayText, movingAverage } from "./metrics";

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

test.each([
  [[1, 1, 3, 0], 2, "Views: 3. The 2 days before: 2 (+50.0%)."],
  [[9, 4, 0, 1], 2, "Views: 1. The 2 days before: 13 (-92.3%)."],
  [[0, 0, 2000, 0], 2, "Views: 2,000. The 2 days before: 0."],
])("compares %j over %i days: %s", (views, days, text) => {
  const history = views.map((count) => ({ day: "", views: count, downloads: 0, copies: 0, signUps: 0 }));
  expect(comparisonText(history, days, "views")).toBe(text);
});

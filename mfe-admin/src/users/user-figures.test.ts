import { averagePerDay, conversionOf, isActive } from "./user-figures";

const NOW = Date.UTC(2026, 0, 11);

test.each([
  ["2026-01-01T00:00:00Z", 40, 4],
  ["2026-01-10T12:00:00Z", 3, 3],
  ["2026-01-11T00:00:00Z", 3, 3],
  ["2027-01-01T00:00:00Z", 3, 3],
  ["not a date", 3, 0],
])("a user who joined at %s and viewed %d averages %d a day", (joinDate, totalPromptViews, average) => {
  expect(averagePerDay({ joinDate, totalPromptViews }, NOW)).toBe(average);
});

test.each([
  [10, 40, 25],
  [3, 0, 0],
])("%d downloads of %d views are %d%%", (totalDownloads, totalPromptViews, percent) => {
  expect(conversionOf({ totalDownloads, totalPromptViews })).toBe(percent);
});

test.each([
  ["active", true],
  ["inactive", false],
  ["blocked", false],
] as const)("%s counts as active: %s", (status, active) => {
  expect(isActive({ status })).toBe(active);
});

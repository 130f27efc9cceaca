import { analytics } from "../testing/samples";
import { isEmpty, percentOf, ratesOf } from "./rates";

test.each([
  [1, 4, 25],
  [0, 10, 0],
  [5, 0, 0],
])("%d of %d are %d per cent", (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});

test("estimates downloads today as a tenth of the downloads per user", () => {
  expect(ratesOf({ totalDownloads: 300, totalViews: 1200, totalUsers: 20, todayViews: 30 })).toEqual({
    conversion: 25,
    downloadsPerUser: 15,
    downloadsToday: 1.5,
    downloadRateToday: 5,
  });
});

test("all rates are 0 without users or views", () => {
  expect(ratesOf({ totalDownloads: 0, totalViews: 0, totalUsers: 0, todayViews: 0 })).toEqual({
    conversion: 0,
    downloadsPerUser: 0,
    downloadsToday: 0,
    downloadRateToday: 0,
  });
});

test("is empty only without users, views and downloads", () => {
  const nothing = { totalViews: 0, totalUsers: 0, totalDownloads: 0, topCategories: [] };
  expect(isEmpty({ ...analytics, ...nothing })).toBe(true);
  expect(isEmpty({ ...analytics, ...nothing, totalUsers: 1 })).toBe(false);
});

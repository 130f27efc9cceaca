import { analytics } from "../testing/samples";
import { isEmpty, percentOf, ratesOf } from "./metrics";

test.each([
  [1, 4, 25],
  [0, 10, 0],
  [5, 0, 0],
])("%d of %d are %d per cent", (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});

test("counts downloads today, and estimates them as a tenth of the downloads per user", () => {
  const history = [4, 6].map((downloads, day) => ({
    day: `2026-01-0${day + 1}`,
    views: 30,
    downloads,
    copies: 0,
    signUps: 0,
  }));
  const counts = { totalDownloads: 300, totalViews: 1200, totalUsers: 20, todayViews: 30, history };
  expect(ratesOf(counts)).toEqual({
    conversion: 25,
    downloadsPerUser: 15,
    downloadsToday: 6,
    downloadsTodayEstimate: 1.5,
    downloadRateToday: 20,
  });
});

test("all rates are 0 without users or views", () => {
  const counts = { totalDownloads: 0, totalViews: 0, totalUsers: 0, todayViews: 0, history: [] };
  expect(ratesOf(counts)).toEqual({
    conversion: 0,
    downloadsPerUser: 0,
    downloadsToday: 0,
    downloadsTodayEstimate: 0,
    downloadRateToday: 0,
  });
});

test("is empty only without users, views and downloads", () => {
  const nothing = { totalViews: 0, totalUsers: 0, totalDownloads: 0, topCategories: [] };
  expect(isEmpty({ ...analytics, ...nothing })).toBe(true);
  expect(isEmpty({ ...analytics, ...nothing, totalUsers: 1 })).toBe(false);
});

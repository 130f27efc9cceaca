import {
  counted,
  formatCount,
  formatDate,
  formatDecimal,
  formatMoment,
  formatPercent,
  formatSecond,
} from "./format";

test.each([
  [formatCount(1234567), "1,234,567"],
  [formatDecimal(1), "1.0"],
  [formatDecimal(0.25), "0.3"],
  [formatPercent(12.345), "12.3%"],
  [formatPercent(0), "0.0%"],
  [formatDate("never"), "–"],
  [formatDate(""), "–"],
  [formatDate("2026-01-10T23:59:59Z"), "Jan 10, 2026"],
  [formatMoment("2026-01-10T23:59:59Z"), "Jan 10, 2026, 23:59 UTC"],
  [formatSecond("2026-01-10T00:00:05Z"), "Jan 10, 2026, 00:00:05 UTC"],
  [counted(1, "image"), "1 image"],
  [counted(1200, "user"), "1,200 users"],
])("'%s' is written '%s'", (text, expected) => {
  expect(text).toBe(expected);
});

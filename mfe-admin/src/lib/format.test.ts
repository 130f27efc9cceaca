import { counted, formatCount, formatDate, formatDecimal, formatPercent } from "./format";

test.each([
  [formatCount(1234567), "1,234,567"],
  [formatDecimal(1), "1.0"],
  [formatDecimal(0.25), "0.3"],
  [formatPercent(12.345), "12.3%"],
  [formatPercent(0), "0.0%"],
  [formatDate("never"), "–"],
  [formatDate(""), "–"],
  [counted(1, "image"), "1 image"],
  [counted(1200, "user"), "1,200 users"],
])("'%s' is written '%s'", (text, expected) => {
  expect(text).toBe(expected);
});

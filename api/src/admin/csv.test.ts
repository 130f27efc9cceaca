import { csvCell, csvLine } from "./csv";

it.each([
  ["plain", '"plain"'],
  ['with "quotes"', '"with ""quotes"""'],
  ["two\nlines, one comma", '"two\nlines, one comma"'],
  ["=1+1", `"'=1+1"`],
  ["+49 30", `"'+49 30"`],
  ["-1", `"'-1"`],
  ["@here", `"'@here"`],
  ["\tindented", `"'\tindented"`],
  ["＝1+1", `"'＝1+1"`],
  ["＋1", `"'＋1"`],
  ["－1", `"'－1"`],
  ["＠SUM(1)", `"'＠SUM(1)"`],
  ["﹢1", `"'﹢1"`],
  ["−1", `"'−1"`],
  [" =1+1", `"' =1+1"`],
  ["\u200b=1+1", `"'\u200b=1+1"`],
  [-5, "-5"],
])("writes %j as %s", (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

it("ends lines with CRLF (RFC 4180)", () => {
  expect(csvLine(["a", 1])).toBe('"a",1\r\n');
});

it("separates cells by semicolons for spreadsheets that expect them", () => {
  expect(csvLine(["a;b", 1], "semicolon")).toBe('"a;b";1\r\n');
});

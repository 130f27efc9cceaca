import { linePath } from "./line-path";

test.each([
  ["nothing", [], ""],
  ["one value, a level line", [5], "M0 2L100 2"],
  ["zeroes, on the floor", [0, 0, 0], "M0 18L50 18L100 18"],
  ["a rise", [0, 5, 10], "M0 18L50 10L100 2"],
])("%s", (_, values, path) => {
  expect(linePath(values, 100, 20)).toBe(path);
});

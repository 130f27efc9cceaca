import { countOf, formatCount } from "./count-of";

it.each([
  [0, "0 views"],
  [1, "1 view"],
  [2, "2 views"],
  [1024, "1,024 views"],
])("counts %d as %j", (count, text) => {
  expect(countOf(count, "view")).toBe(text);
});

it("accepts an irregular plural", () => {
  expect(countOf(2, "copy", "copies")).toBe("2 copies");
});

it("groups thousands", () => {
  expect(formatCount(12_345)).toBe("12,345");
});

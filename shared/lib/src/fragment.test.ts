import { decodePart, fragmentOf } from "./fragment";

it.each([
  ["#team", "team"],
  ["#%C3%BCber", "über"],
  ["#100%", "100%"],
  ["#%E0%A4%A", "%E0%A4%A"],
  ["#%ff", "%ff"],
  ["#", ""],
  ["", ""],
])("%j names %j", (hash, id) => {
  expect(fragmentOf(hash)).toBe(id);
});

it("decodes a part of a URL", () => {
  expect(decodePart("a%20b")).toBe("a b");
});

import { initials } from "./initials";

test.each([
  ["Ada Lovelace", "AL"],
  ["ada", "A"],
  ["  Grace  Brewster  Hopper ", "GH"],
  ["émile zola", "ÉZ"],
  ["someone@example.org", "SO"],
  ["", ""],
])("turns %j into %j", (name, expected) => {
  expect(initials(name)).toBe(expected);
});

import { tabOf } from "./tabs";

test.each([
  ["", "analytics"],
  ["?tab=users", "users"],
  ["?q=a&tab=audit", "audit"],
  ["?tab=elsewhere", "analytics"],
])("'%s' opens %s", (search, tab) => {
  expect(tabOf(search)).toBe(tab);
});

import { isCompatible } from "./compatibility";

test.each([
  ["1.0.0", "^1.0.0", true],
  ["1.3.2", "^1.0.0", true],
  ["1.0.0", "^1.1.0", false],
  ["2.0.0", "^1.0.0", false],
  ["2.0.0", "^1.4.0 || ^2.0.0", true],
  ["1.0.0", "nonsense", false],
])("a host of %s and a remote that asks for %s: %s", (hostApi, range, expected) => {
  expect(isCompatible(hostApi, range)).toBe(expected);
});

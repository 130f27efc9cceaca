import { isCompatible } from "./assert-compatible";

test.each([
  ["1.0.0", "^1.0.0", true],
  ["1.3.2", "^1.0.0", true],
  ["1.0.0", "^1.1.0", false],
  ["2.0.0", "^1.0.0", false],
  ["2.0.0", "^1.4.0 || ^2.0.0", true],
  ["1.0.0", "nonsense", false],
])("host API %s is compatible with a remote that needs %s: %s", (hostApi, range, expected) => {
  expect(isCompatible(hostApi, range)).toBe(expected);
});

import { DeadlineError, scaleTimeout, withDeadline } from "./deadline";

test.each([
  [undefined, 1_000],
  ["", 1_000],
  ["2.5", 2_500],
])("scales a second by the factor %s to %s ms", (factor, expected) => {
  expect(scaleTimeout(1_000, factor)).toBe(expected);
});

test.each(["0.5", "-1", "often", "1000"])("rejects the factor %s", (factor) => {
  expect(() => scaleTimeout(1_000, factor)).toThrow("VERIFY_TIMEOUT_FACTOR must be a number from 1 to 100");
});

test("stops waiting for a promise that misses its deadline", async () => {
  const hanging = new Promise(() => undefined);
  await expect(withDeadline("/orders", 1, hanging)).rejects.toThrow(DeadlineError);
  expect(await withDeadline("/orders", 60_000, Promise.resolve("opened"))).toBe("opened");
});

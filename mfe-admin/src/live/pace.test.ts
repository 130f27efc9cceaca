import { intervalOf } from "./pace";

test.each([
  [{ live: true, testMode: false }, 30_000],
  [{ live: true, testMode: true }, 5_000],
  [{ live: false, testMode: true }, undefined],
])("%j polls every %s ms", (pace, interval) => {
  expect(intervalOf(pace)).toBe(interval);
});

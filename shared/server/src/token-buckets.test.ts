import { createTokenBuckets } from "./token-buckets";

const setUp = () => {
  const clock = { ms: 0 };
  const take = createTokenBuckets({ capacity: 3, perSecond: 2, now: () => clock.ms });
  return { clock, take };
};

test("grants a full bucket's capacity at once, and then returns the wait for more", () => {
  const { take } = setUp();
  expect([1, 2, 3, 4].map(() => take("a"))).toEqual([0, 0, 0, 0.5]);
});

test("refills over time, up to the capacity", () => {
  const { clock, take } = setUp();
  for (let n = 0; n < 3; n += 1) take("a");
  clock.ms = 500;
  expect([take("a"), take("a")]).toEqual([0, 0.5]);
  clock.ms = 60_000;
  expect([1, 2, 3, 4].map(() => take("a"))).toEqual([0, 0, 0, 0.5]);
});

test("has a separate bucket for each network", () => {
  const { take } = setUp();
  for (let n = 0; n < 4; n += 1) take("a");
  expect(take("b")).toBe(0);
});

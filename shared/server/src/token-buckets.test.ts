import { createTokenBuckets } from "./token-buckets";

const setUp = () => {
  const clock = { ms: 0 };
  const take = createTokenBuckets({ capacity: 3, perSecond: 2, now: () => clock.ms });
  return { clock, take };
};

test("a full bucket gives its capacity at once, and then says when there is more", () => {
  const { take } = setUp();
  expect([1, 2, 3, 4].map(() => take("a"))).toEqual([0, 0, 0, 0.5]);
});

test("fills with time, up to its capacity", () => {
  const { clock, take } = setUp();
  for (let n = 0; n < 3; n += 1) take("a");
  clock.ms = 500;
  expect([take("a"), take("a")]).toEqual([0, 0.5]);
  clock.ms = 60_000;
  expect([1, 2, 3, 4].map(() => take("a"))).toEqual([0, 0, 0, 0.5]);
});

test("a network's bucket is its own", () => {
  const { take } = setUp();
  for (let n = 0; n < 4; n += 1) take("a");
  expect(take("b")).toBe(0);
});

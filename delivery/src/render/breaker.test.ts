import { createBreaker } from "./breaker";

const setUp = () => {
  let now = 0;
  const breaker = createBreaker(() => now);
  const fail = (count: number) => Array.from({ length: count }, () => breaker.failed());
  return {
    breaker,
    fail,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
};

test("a few failures change nothing, and a success forgets them", () => {
  const { breaker, fail } = setUp();
  fail(2);
  breaker.succeeded();
  fail(2);
  expect(breaker.mayTry()).toBe(true);
});

test("three failures in a row close the way, for a while", () => {
  const { breaker, fail, wait } = setUp();
  fail(3);
  expect(breaker.mayTry()).toBe(false);
  wait(5_000);
  expect(breaker.mayTry()).toBe(true);
});

test("an attempt costs one caller: the others are refused until it has succeeded", () => {
  const { breaker, fail, wait } = setUp();
  fail(3);
  wait(5_000);
  expect([breaker.mayTry(), breaker.mayTry(), breaker.mayTry()]).toEqual([true, false, false]);
  breaker.succeeded();
  expect(breaker.mayTry()).toBe(true);
});

test("each failed attempt doubles the pause", () => {
  const { breaker, fail, wait } = setUp();
  fail(3);
  wait(5_000);
  breaker.mayTry();
  fail(1);
  wait(9_999);
  expect(breaker.mayTry()).toBe(false);
  wait(1);
  expect(breaker.mayTry()).toBe(true);
});

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

test("stays closed after a few failures, and a success resets the count", () => {
  const { breaker, fail } = setUp();
  fail(2);
  breaker.succeeded();
  fail(2);
  expect(breaker.mayTry()).toBe(true);
});

test("opens after three failures in a row, for a while", () => {
  const { breaker, fail, wait } = setUp();
  fail(3);
  expect(breaker.mayTry()).toBe(false);
  wait(5_000);
  expect(breaker.mayTry()).toBe(true);
});

test("lets one caller through after the pause, and refuses others until it succeeds", () => {
  const { breaker, fail, wait } = setUp();
  fail(3);
  wait(5_000);
  expect([breaker.mayTry(), breaker.mayTry(), breaker.mayTry()]).toEqual([true, false, false]);
  breaker.succeeded();
  expect(breaker.mayTry()).toBe(true);
});

test("doubles the pause after each failed attempt", () => {
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

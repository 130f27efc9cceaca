/** @jest-environment jsdom */

import { yieldToMain } from "./yield-to-main";

const SCHEDULER = "scheduler";
afterEach(() => {
  Reflect.deleteProperty(globalThis, SCHEDULER);
});

test("lets other tasks come first where the browser has no scheduler", async () => {
  const order: string[] = [];
  setTimeout(() => order.push("other task"));
  await yieldToMain();
  expect(order).toEqual(["other task"]);
});

test("yields through the scheduler where there is one", async () => {
  const yielded = jest.fn(() => Promise.resolve());
  Reflect.set(globalThis, SCHEDULER, { yield: yielded });
  await yieldToMain();
  expect(yielded).toHaveBeenCalledTimes(1);
});

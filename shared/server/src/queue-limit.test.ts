import { createQueueLimit, QueueFullError } from "./queue-limit";

const setUp = () => {
  let time = 0;
  const limit = createQueueLimit({ max: 100, min: 4, targetMs: 250, burstMs: 1_000, now: () => time });
  const joinAll = (): (() => void)[] => {
    const joined: (() => void)[] = [];
    try {
      for (;;) joined.push(limit.join());
    } catch (error) {
      if (error instanceof QueueFullError) return joined;
      throw error;
    }
  };
  const pass = (ms: number) => {
    time += ms;
  };
  return { limit, joinAll, pass };
};

test("lets callers wait up to the maximum at first, and rejects the next", () => {
  expect(setUp().joinAll()).toHaveLength(100);
});

test("tolerates longer waits in a burst", () => {
  const { joinAll, pass } = setUp();
  const all = joinAll();
  pass(999);
  for (const leave of all) leave();
  expect(joinAll()).toHaveLength(100);
});

test("lowers the limit after long waits, once for all callers that waited together", () => {
  const { joinAll, pass } = setUp();
  const burst = joinAll();
  pass(1_000);
  for (const leave of burst) leave();
  expect(joinAll()).toHaveLength(25);
});

test("lowers the limit in proportion to the excess wait", () => {
  const { joinAll, pass } = setUp();
  for (let passed = 0; passed < 1_000; passed += 500) {
    const all = joinAll();
    pass(500);
    for (const leave of all) leave();
  }
  expect(joinAll()).toHaveLength(50);
});

test("doesn't lower the limit for a slow wait if no other caller waits", () => {
  const { limit, joinAll, pass } = setUp();
  const leave = limit.join();
  pass(3_000);
  leave();
  expect(joinAll()).toHaveLength(100);
});

test("forgets long waits after a short one", () => {
  const { joinAll, pass } = setUp();
  for (let round = 0; round < 4; round += 1) {
    const all = joinAll();
    pass(900);
    for (const leave of all) leave();
    for (const leave of joinAll()) leave();
  }
  expect(joinAll()).toHaveLength(100);
});

test("never lowers the limit below the minimum", () => {
  const { joinAll, pass } = setUp();
  for (let round = 0; round < 50; round += 1) {
    const all = joinAll();
    pass(2_000);
    for (const leave of all) leave();
    pass(1);
  }
  expect(joinAll()).toHaveLength(4);
});

test("raises the limit again when no wait is too long", () => {
  const { joinAll, pass } = setUp();
  const all = joinAll();
  pass(1_000);
  for (const leave of all) leave();
  for (let round = 0; round < 20; round += 1) for (const leave of joinAll()) leave();
  expect(joinAll()).toHaveLength(100);
});

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

test("lets wait as many as may at first, and turns the next away", () => {
  expect(setUp().joinAll()).toHaveLength(100);
});

test("lets a burst wait for longer", () => {
  const { joinAll, pass } = setUp();
  const all = joinAll();
  pass(999);
  for (const leave of all) leave();
  expect(joinAll()).toHaveLength(100);
});

test("lets fewer wait once waits have been too long for a while, for all who waited together once", () => {
  const { joinAll, pass } = setUp();
  const burst = joinAll();
  pass(1_000);
  for (const leave of burst) leave();
  expect(joinAll()).toHaveLength(25);
});

test("takes as many off as the wait was too long by", () => {
  const { joinAll, pass } = setUp();
  for (let passed = 0; passed < 1_000; passed += 500) {
    const all = joinAll();
    pass(500);
    for (const leave of all) leave();
  }
  expect(joinAll()).toHaveLength(50);
});

test("is not shortened by what is slow while nobody else waits", () => {
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

test("always lets some wait", () => {
  const { joinAll, pass } = setUp();
  for (let round = 0; round < 50; round += 1) {
    const all = joinAll();
    pass(2_000);
    for (const leave of all) leave();
    pass(1);
  }
  expect(joinAll()).toHaveLength(4);
});

test("lets more wait again when nobody waits too long", () => {
  const { joinAll, pass } = setUp();
  const all = joinAll();
  pass(1_000);
  for (const leave of all) leave();
  for (let round = 0; round < 20; round += 1) for (const leave of joinAll()) leave();
  expect(joinAll()).toHaveLength(100);
});

test("turns away who has waited too long, and lets another one wait", () => {
  let time = 0;
  const queue = { max: 1, min: 1, targetMs: 250, burstMs: 1_000, timeoutMs: 3_000, now: () => time };
  const limit = createQueueLimit(queue);
  const inTime = limit.join();
  time = 3_000;
  inTime();
  const overdue = limit.join();
  time = 6_001;
  expect(overdue).toThrow(QueueFullError);
  expect(() => limit.join()).not.toThrow();
});

import { createQueueLimit, QueueFullError } from "./queue-limit";

const setUp = () => {
  let time = 0;
  const limit = createQueueLimit({ max: 100, min: 4, targetMs: 1_000, now: () => time });
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
  return { joinAll, pass };
};

test("lets wait as many as may at first, and turns the next away", () => {
  expect(setUp().joinAll()).toHaveLength(100);
});

test("lets fewer wait once the wait was too long, for all who waited together once", () => {
  const { joinAll, pass } = setUp();
  const all = joinAll();
  pass(1_001);
  for (const leave of all) leave();
  expect(joinAll()).toHaveLength(80);
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
  pass(1_001);
  for (const leave of all) leave();
  for (let round = 0; round < 4; round += 1) for (const leave of joinAll()) leave();
  expect(joinAll()).toHaveLength(100);
});

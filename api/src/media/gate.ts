/** Lets only so many tasks run at a time; the others wait in line. */
export function createGate(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function pass<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await task();
    } finally {
      // Whoever waits takes over this place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

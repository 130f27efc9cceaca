/**
 * When the engine's current statement began. Shared between the engine's thread, which can't be interrupted, and the
 * main thread, which ends the engine's thread when a statement takes too long.
 */
export interface StatementClock {
  start(): void;
  stop(): void;
  /** How long the statement has been running, in milliseconds; 0 while there is none. */
  elapsedMs(): number;
}

export const CLOCK_BYTES = 8;
const NANOSECONDS = 1_000_000n;

export const createStatementClock = (memory: SharedArrayBuffer): StatementClock => {
  const startedAt = new BigInt64Array(memory);
  return {
    start: () => void Atomics.store(startedAt, 0, process.hrtime.bigint()),
    stop: () => void Atomics.store(startedAt, 0, 0n),
    elapsedMs: () => {
      const start = Atomics.load(startedAt, 0);
      return start === 0n ? 0 : Number((process.hrtime.bigint() - start) / NANOSECONDS);
    },
  };
};

export const STATE_BYTES = 16;
const NANOSECONDS = 1_000_000n;

/**
 * What the engine's thread, which can't be interrupted, tells the main thread, which ends the engine's thread when a
 * statement takes too long.
 */
export const createSharedState = (memory: SharedArrayBuffer) => {
  const [STARTED_AT, SYNCS] = [0, 1];
  const values = new BigInt64Array(memory);
  return {
    startStatement: () => void Atomics.store(values, STARTED_AT, process.hrtime.bigint()),
    endStatement: () => void Atomics.store(values, STARTED_AT, 0n),
    /** How long the current statement has been running, in milliseconds; 0 while there is none. */
    statementMs: () => {
      const start = Atomics.load(values, STARTED_AT);
      return start === 0n ? 0 : Number((process.hrtime.bigint() - start) / NANOSECONDS);
    },
    countSync: () => void Atomics.add(values, SYNCS, 1n),
    /** How often the engine has called fsync. */
    syncs: () => Number(Atomics.load(values, SYNCS)),
  };
};
export type SharedState = ReturnType<typeof createSharedState>;

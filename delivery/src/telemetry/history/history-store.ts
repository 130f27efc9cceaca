/** The time resolution of charts. */
export const SLOT_MS = 10 * 60_000;

/** The start of the slot that a moment belongs to. */
export const slotOf = (at: Date): Date => new Date(Math.floor(at.getTime() / SLOT_MS) * SLOT_MS);

export interface HistoryAmount {
  remote: string;
  version: string;
  /** `views`, `failures`, `errors`, or a web vital's bucket: `LCP 152`. */
  measure: string;
  amount: number;
}

export interface StepAmount extends Omit<HistoryAmount, "remote"> {
  /** When the step began, in milliseconds since 1970. */
  at: number;
}

/** Stores the data of charts for all instances. */
export interface HistoryStore {
  /** Adds to the sums of a slot. */
  add(slot: Date, amounts: readonly HistoryAmount[]): Promise<void>;
  /** One remote's sums over all instances, in steps of several slots. */
  since(remote: string, from: Date, stepMs: number): Promise<StepAmount[]>;
}

export const noHistory: HistoryStore = { add: async () => undefined, since: async () => [] };

/** Sums amounts of the same remote, version and measure. */
export const addAmounts = (amounts: readonly HistoryAmount[]): HistoryAmount[] => {
  const sums = new Map<string, HistoryAmount>();
  for (const one of amounts) {
    const key = `${one.remote} ${one.version} ${one.measure}`;
    sums.set(key, { ...one, amount: one.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()];
};

/** Charts tell apart what happened in different spans of this length. */
export const SLOT_MS = 10 * 60_000;

/** When the span of a moment began. */
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

/** Where all instances keep what charts show. */
export interface HistoryStore {
  /** Adds to the sums of a span. */
  add(slot: Date, amounts: readonly HistoryAmount[]): Promise<void>;
  /** The sums over all instances, of one remote in steps of several spans. */
  since(remote: string, from: Date, stepMs: number): Promise<StepAmount[]>;
}

export const noHistory: HistoryStore = { add: async () => undefined, since: async () => [] };

/** Sums of what belongs together. */
export const addAmounts = (amounts: readonly HistoryAmount[]): HistoryAmount[] => {
  const sums = new Map<string, HistoryAmount>();
  for (const one of amounts) {
    const key = `${one.remote} ${one.version} ${one.measure}`;
    sums.set(key, { ...one, amount: one.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()];
};

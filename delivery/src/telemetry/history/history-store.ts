import { type Static, Type } from "typebox";

/** The time resolution of charts. */
export const SLOT_MS = 10 * 60_000;

export const slotOf = (at: Date): Date => new Date(Math.floor(at.getTime() / SLOT_MS) * SLOT_MS);

export const AmountsSchema = Type.Array(
  Type.Object({
    remote: Type.String(),
    version: Type.String(),
    /** `views`, `failures`, `errors`, or a web vital's bucket: `LCP 152`. */
    measure: Type.String(),
    amount: Type.Number(),
  }),
);
export type HistoryAmount = Static<typeof AmountsSchema>[number];

export interface StepAmount extends Omit<HistoryAmount, "remote"> {
  /** When the step began, in milliseconds since 1970. */
  at: number;
}

/** Stores the data of charts for all instances. */
export interface HistoryStore {
  add(slot: Date, amounts: readonly HistoryAmount[]): Promise<void>;
  /** One remote's amounts from all instances, in steps of several slots: a measure may have several in a step. */
  since(remote: string, from: Date, stepMs: number): Promise<StepAmount[]>;
}

export const noHistory: HistoryStore = { add: async () => undefined, since: async () => [] };

export const addAmounts = (amounts: readonly HistoryAmount[]): HistoryAmount[] => {
  const sums = new Map<string, HistoryAmount>();
  for (const one of amounts) {
    const key = `${one.remote} ${one.version} ${one.measure}`;
    sums.set(key, { ...one, amount: one.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()];
};

const DAY_MS = 24 * 3_600_000;

/** A day (UTC), `2026-01-31`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Counts are shown and used to judge canaries from this day on. */
export const firstShownDay = (now: Date): string => dayOf(new Date(now.getTime() - DAY_MS));

/** Sums by the name of a series. */
export type Amounts = Readonly<Record<string, number>>;

export const addAmounts = (one: Amounts, other: Amounts): Amounts => {
  const sums: Record<string, number> = { ...one };
  for (const [series, amount] of Object.entries(other)) sums[series] = (sums[series] ?? 0) + amount;
  return sums;
};

/** Stores what all instances count. */
export interface CountStore {
  /** Adds this instance's counts since its last call to a day's sums. */
  add(day: string, amounts: Amounts): Promise<void>;
  /** The sums over all instances, of a day and all days after it. */
  since(day: string): Promise<Amounts>;
}

import { asc, gte, sql, sum } from "drizzle-orm";
import type { Database } from "../database/database";
import { releaseCounts } from "../database/schema";

/** Sums by name of a series; the caller defines the names. */
export type Amounts = Readonly<Record<string, number>>;

/** The counts of releases from all instances, by day (`2026-01-31`, UTC). */
export interface ReleaseCounts {
  /** Adds to a day's sums atomically. Any number of instances may do so at the same time. */
  add(day: string, amounts: Amounts): Promise<void>;
  /** The sums of a day and all days after it. */
  since(day: string): Promise<Amounts>;
}

export const createReleaseCounts = (database: Database): ReleaseCounts => ({
  async add(day, amounts) {
    // In the order of their names, so that two instances adding to the same rows don't deadlock.
    const names = Object.keys(amounts).sort();
    if (names.length === 0) return;
    await database
      .insert(releaseCounts)
      .values(names.map((series) => ({ day, series, amount: amounts[series] ?? 0 })))
      .onConflictDoUpdate({
        target: [releaseCounts.day, releaseCounts.series],
        set: { amount: sql`${releaseCounts.amount} + excluded.amount` },
      });
  },
  async since(day) {
    const { series, amount } = releaseCounts;
    const found = await database
      .select({ series, amount: sum(amount).mapWith(Number) })
      .from(releaseCounts)
      .where(gte(releaseCounts.day, day))
      .groupBy(series)
      .orderBy(asc(series));
    return Object.fromEntries(found.map((row) => [row.series, row.amount]));
  },
});

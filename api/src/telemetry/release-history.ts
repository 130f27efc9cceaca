import { and, asc, eq, gte, sql, sum } from "drizzle-orm";
import type { Database } from "../database/database";
import { releaseHistory } from "../database/schema";

/** An amount of a measure for one version; the caller defines the measures. */
export interface HistoryAmount {
  remote: string;
  version: string;
  measure: string;
  amount: number;
}

/** The sum over one step. */
export interface StepAmount extends Omit<HistoryAmount, "remote"> {
  /** When the step began, in milliseconds since 1970. */
  at: number;
}

/** The counts of releases from all instances, over short time spans. */
export interface ReleaseHistories {
  /** Adds to a time span's sums atomically. Any number of instances may do so at the same time. */
  add(slot: Date, amounts: readonly HistoryAmount[]): Promise<void>;
  /** The sums of a remote's versions since `from`, in steps of `stepMs` milliseconds. */
  since(remote: string, from: Date, stepMs: number): Promise<StepAmount[]>;
}

const keyOf = ({ remote, version, measure }: HistoryAmount): string => [remote, version, measure].join("\n");

export const createReleaseHistory = (database: Database): ReleaseHistories => ({
  async add(slot, amounts) {
    if (amounts.length === 0) return;
    const { remote, version, measure, amount } = releaseHistory;
    // In the order of their keys, so that two instances adding to the same rows don't deadlock.
    const sorted = [...amounts].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    await database
      .insert(releaseHistory)
      .values(sorted.map((values) => ({ ...values, slot })))
      .onConflictDoUpdate({
        target: [remote, releaseHistory.slot, version, measure],
        set: { amount: sql`${amount} + excluded.amount` },
      });
  },
  async since(id, from, stepMs) {
    const { remote, slot, version, measure, amount } = releaseHistory;
    const seconds = stepMs / 1_000;
    const at = sql<number>`floor(extract(epoch from ${slot}) / ${sql.raw(String(seconds))}) * ${sql.raw(String(stepMs))}`;
    return database
      .select({ at: at.mapWith(Number), version, measure, amount: sum(amount).mapWith(Number) })
      .from(releaseHistory)
      .where(and(eq(remote, id), gte(slot, from)))
      .groupBy(at, version, measure)
      .orderBy(asc(at));
  },
});

import type { ReleaseErrorGroup } from "@promptfolio/contracts/api/release-errors";
import { and, asc, desc, eq, gte, sql, sum } from "drizzle-orm";
import type { Database } from "../database/database";
import { releaseCounts, releaseErrors, releaseHistory } from "../database/schema";

/**
 * What is known of releases from all instances, any number of which may add to it at the same time. The caller defines
 * the names of series and measures.
 */

/** In the order of their keys, so that two instances adding to the same rows don't deadlock. */
const inOrder = <Row>(rows: readonly Row[], keyOf: (row: Row) => readonly string[]): Row[] =>
  [...rows].sort((a, b) => (keyOf(a).join("\n") < keyOf(b).join("\n") ? -1 : 1));

/** Sums by day (`2026-01-31`, UTC) and series. */
export const createReleaseCounts = (database: Database) => ({
  async add(day: string, amounts: Readonly<Record<string, number>>): Promise<void> {
    const added = Object.entries(amounts).map(([series, amount]) => ({ day, series, amount }));
    if (added.length === 0) return;
    await database
      .insert(releaseCounts)
      .values(inOrder(added, ({ series }) => [series]))
      .onConflictDoUpdate({
        target: [releaseCounts.day, releaseCounts.series],
        set: { amount: sql`${releaseCounts.amount} + excluded.amount` },
      });
  },
  /** The sums of a day and all days after it. */
  async since(day: string): Promise<Record<string, number>> {
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

type HistoryAmount = Omit<typeof releaseHistory.$inferInsert, "slot">;

/** Sums over short time spans. */
export const createReleaseHistory = (database: Database) => ({
  async add(slot: Date, amounts: readonly HistoryAmount[]): Promise<void> {
    if (amounts.length === 0) return;
    const { remote, version, measure, amount } = releaseHistory;
    const sorted = inOrder(amounts, (one) => [one.remote, one.version, one.measure]);
    await database
      .insert(releaseHistory)
      .values(sorted.map((values) => ({ ...values, slot })))
      .onConflictDoUpdate({
        target: [remote, releaseHistory.slot, version, measure],
        set: { amount: sql`${amount} + excluded.amount` },
      });
  },
  /** The sums of a remote's versions since `from`, in steps of `stepMs` milliseconds, each with its beginning. */
  async since(id: string, from: Date, stepMs: number) {
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

const MAX_GROUPS = 500;

/** Clients can claim to be any browser, so only the most frequent ones are stored. */
const MAX_BROWSERS = 20;

/** SQL: the sum of the stored and the new counts by browser. */
const addedBrowsers = sql`(
  select coalesce(jsonb_object_agg(name, amount), '{}') from (
    select name, sum(amount::integer) as amount from (
      select * from jsonb_each_text(${releaseErrors.browsers})
      union all select * from jsonb_each_text(excluded.browsers)
    ) as counted(name, amount)
    group by name order by 2 desc, 1 limit ${sql.raw(String(MAX_BROWSERS))}
  ) as sums
)`;

/** Errors in groups. */
export const createReleaseErrors = (database: Database) => ({
  async add(groups: readonly ReleaseErrorGroup[]): Promise<void> {
    if (groups.length === 0) return;
    const { remote, version, kind, place, count, firstSeen, lastSeen } = releaseErrors;
    const sorted = inOrder(groups, (one) => [one.remote, one.version, one.kind, one.place]);
    await database
      .insert(releaseErrors)
      .values(
        sorted.map((group) => ({
          ...group,
          stack: group.stack.join("\n"),
          firstSeen: new Date(group.firstSeen),
          lastSeen: new Date(group.lastSeen),
        })),
      )
      .onConflictDoUpdate({
        target: [remote, version, kind, place],
        set: {
          count: sql`${count} + excluded.count`,
          browsers: addedBrowsers,
          firstSeen: sql`least(${firstSeen}, excluded.first_seen)`,
          lastSeen: sql`greatest(${lastSeen}, excluded.last_seen)`,
          message: sql`excluded.message`,
          page: sql`excluded.page`,
          source: sql`excluded.source`,
          stack: sql`excluded.stack`,
        },
      });
  },
  /** The most recently seen groups, newest first. */
  async recent(): Promise<ReleaseErrorGroup[]> {
    const found = await database
      .select()
      .from(releaseErrors)
      .orderBy(desc(releaseErrors.lastSeen))
      .limit(MAX_GROUPS);
    return found.map((group) => ({
      ...group,
      stack: group.stack === "" ? [] : group.stack.split("\n"),
      firstSeen: group.firstSeen.toISOString(),
      lastSeen: group.lastSeen.toISOString(),
    }));
  },
});

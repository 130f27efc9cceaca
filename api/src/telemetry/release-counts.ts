import { sql } from "drizzle-orm";
import { type Database, rows } from "../database/database";

/** Sums by name of a series; what the names mean is the business of whoever counts. */
export type Amounts = Readonly<Record<string, number>>;

/** What all instances count of releases, by day (`2026-01-31`, UTC). */
export interface ReleaseCounts {
  /** Adds to a day's sums, as one. Any number of instances may do so at the same time. */
  add(day: string, amounts: Amounts): Promise<void>;
  /** The sums of a day and all days after it. */
  since(day: string): Promise<Amounts>;
}

export function createReleaseCounts(database: Database): ReleaseCounts {
  return {
    async add(day, amounts) {
      // In the order of their names: two instances that add to the same rows wait for each other, and never for ever.
      await database.execute(
        sql`INSERT INTO release_counts AS known (day, series, amount)
            SELECT ${day}::date, key, value::float8 FROM jsonb_each_text(${JSON.stringify(amounts)}::jsonb)
            ORDER BY key COLLATE "C"
            ON CONFLICT (day, series) DO UPDATE SET amount = known.amount + excluded.amount`,
      );
    },
    async since(day) {
      const found = await rows<{ series: string; amount: number }>(
        database,
        sql`SELECT series, sum(amount) AS amount FROM release_counts WHERE day >= ${day}::date GROUP BY series`,
      );
      return Object.fromEntries(found.map(({ series, amount }) => [series, amount]));
    },
  };
}

import type { ReleaseErrorGroup } from "@promptfolio/contracts/api/release-errors";
import { desc, sql } from "drizzle-orm";
import type { Database } from "../database/database";
import { releaseErrors } from "../database/schema";

/** The errors of releases from all instances, in groups. */
export interface ReleaseErrors {
  /** Adds to the stored groups. Any number of instances may do so at the same time. */
  add(groups: readonly ReleaseErrorGroup[]): Promise<void>;
  /** The most recently seen groups, newest first. */
  recent(): Promise<ReleaseErrorGroup[]>;
}

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

const keyOf = ({ remote, version, kind, place }: ReleaseErrorGroup): string =>
  [remote, version, kind, place].join("\n");

export const createReleaseErrors = (database: Database): ReleaseErrors => ({
  async add(groups) {
    if (groups.length === 0) return;
    const { remote, version, kind, place, count, firstSeen, lastSeen } = releaseErrors;
    // In the order of their keys, so that two instances adding to the same rows don't deadlock.
    const sorted = [...groups].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
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
  async recent() {
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

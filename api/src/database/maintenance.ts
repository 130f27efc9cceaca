import { reasonOf } from "@promptfolio/server/error-code";
import { lt, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "./database";
import { eraseExpired } from "./deletions";
import {
  accountGuests,
  accountTokens,
  events,
  eventUsage,
  guests,
  networkUsage,
  passkeyChallenges,
  releaseCounts,
  releaseErrors,
  releaseHistory,
  reveals,
  sessions,
  throttles,
} from "./schema";

const MINUTE = 60_000;
const CHECKPOINT_INTERVAL_MS = 5 * MINUTE;
const HOUR = 60 * MINUTE;

const daysAgo = (days: number) => sql`current_date - ${days}::integer`;

/**
 * Removes rows that no rule needs any more: old reveals and events, expired throttles, guests whose cookie has expired.
 */
export const sweep = async (database: Database): Promise<void> => {
  await eraseExpired(database);
  await database.delete(reveals).where(lt(reveals.day, daysAgo(35)));
  await database.delete(events).where(lt(events.day, daysAgo(35)));
  await database.delete(networkUsage).where(lt(networkUsage.day, daysAgo(3)));
  await database.delete(eventUsage).where(lt(eventUsage.day, daysAgo(3)));
  await database.delete(releaseCounts).where(lt(releaseCounts.day, daysAgo(35)));
  await database.delete(releaseHistory).where(lt(releaseHistory.slot, sql`now() - interval '8 days'`));
  await database.delete(releaseErrors).where(lt(releaseErrors.lastSeen, sql`now() - interval '35 days'`));
  await database.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await database.delete(accountTokens).where(lt(accountTokens.expiresAt, sql`now()`));
  await database.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`));
  await database.delete(throttles).where(lt(throttles.expiresAt, sql`now()`));
  await database.delete(accountGuests).where(lt(accountGuests.createdAt, sql`now() - interval '400 days'`));
  await database.delete(guests).where(lt(guests.seenAt, sql`now() - interval '400 days'`));
};

/** Merges the shards of past days, which get no more counts. */
export const foldDailyCounts = async (database: Database): Promise<void> => {
  await database.execute(sql`
    WITH shards AS (
      DELETE FROM daily_counts WHERE day < current_date - 2 AND shard % 16 <> 0 RETURNING *
    )
    INSERT INTO daily_counts AS c (day, shard, views, downloads, copies, sign_ups, users, active_users)
      SELECT day, shard - shard % 16, sum(views), sum(downloads), sum(copies), sum(sign_ups), sum(users), sum(active_users)
      FROM shards GROUP BY 1, 2
      ON CONFLICT (day, shard) DO UPDATE SET
        views = c.views + excluded.views, downloads = c.downloads + excluded.downloads,
        copies = c.copies + excluded.copies, sign_ups = c.sign_ups + excluded.sign_ups,
        users = c.users + excluded.users, active_users = c.active_users + excluded.active_users`);
};

/**
 * Regular maintenance. The embedded engine has no background processes: without this, its log would grow without limit
 * and its statistics would stay empty.
 */
export const startMaintenance = (database: Database, isEmbedded: boolean, log: Logger) => {
  const timers: NodeJS.Timeout[] = [];
  let running = Promise.resolve();
  const start = (name: string, task: () => Promise<unknown>) => {
    running = running.then(async () => {
      try {
        await task();
      } catch (error) {
        log.warn({ reason: reasonOf(error) }, `${name} failed and will be retried later`);
      }
    });
  };
  const every = (milliseconds: number, name: string, task: () => Promise<unknown>) => {
    timers.push(setInterval(() => start(name, task), milliseconds).unref());
  };
  every(HOUR, "the sweep", () => sweep(database));
  every(HOUR, "adding up days", () => foldDailyCounts(database));
  if (isEmbedded) {
    every(CHECKPOINT_INTERVAL_MS, "the checkpoint", () => database.execute(sql`CHECKPOINT`));
    every(HOUR, "the vacuum", () => database.execute(sql`VACUUM (ANALYZE)`));
  }
  return {
    /** Runs a task now and every hour. */
    runHourly(name: string, task: () => Promise<unknown>): void {
      start(name, task);
      every(HOUR, name, task);
    },
    /** Stops after the running task. */
    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
};

import { reasonOf } from "@promptfolio/server/error-code";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "./database";

const MINUTE = 60_000;
const CHECKPOINT_EVERY = 5 * MINUTE;
const HOUR = 60 * MINUTE;

/** Removes what no rule looks at any more: old reveals, expired throttles, guests whose cookie has expired. */
export async function sweep(database: Database): Promise<void> {
  await database.execute(sql`DELETE FROM reveals WHERE day < current_date - 35`);
  await database.execute(sql`DELETE FROM network_usage WHERE day < current_date - 3`);
  await database.execute(sql`DELETE FROM release_counts WHERE day < current_date - 35`);
  await database.execute(sql`DELETE FROM sessions WHERE expires_at < now()`);
  await database.execute(sql`DELETE FROM account_tokens WHERE expires_at < now()`);
  await database.execute(sql`DELETE FROM throttles WHERE expires_at < now()`);
  await database.execute(sql`DELETE FROM guests WHERE seen_at < now() - interval '400 days'`);
}

export interface Maintenance {
  /** Adds a task, to be done now and every hour. */
  add(name: string, task: () => Promise<unknown>): void;
  /** Stops when the running task is done. */
  stop(): Promise<void>;
}

/**
 * Regular upkeep. The embedded engine has no background processes: without this its log would grow for ever, and its
 * statistics stay empty.
 */
export function startMaintenance(
  database: Database,
  { embedded, log }: { embedded: boolean; log: Logger },
): Maintenance {
  const timers: NodeJS.Timeout[] = [];
  let running = Promise.resolve();
  const start = (name: string, task: () => Promise<unknown>) => {
    running = running.then(async () => {
      try {
        await task();
      } catch (error) {
        log.warn({ reason: reasonOf(error) }, `${name} failed and is tried again later`);
      }
    });
  };
  const every = (milliseconds: number, name: string, task: () => Promise<unknown>) => {
    timers.push(setInterval(() => start(name, task), milliseconds).unref());
  };
  every(HOUR, "the sweep", () => sweep(database));
  if (embedded) {
    every(CHECKPOINT_EVERY, "the checkpoint", () => database.execute(sql`CHECKPOINT`));
    every(HOUR, "the vacuum", () => database.execute(sql`VACUUM (ANALYZE)`));
  }
  return {
    add(name, task) {
      start(name, task);
      every(HOUR, name, task);
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}

import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "./database";

const MINUTE = 60_000;
const CHECKPOINT_EVERY = 5 * MINUTE;
const VACUUM_EVERY = 60 * MINUTE;
const SWEEP_EVERY = 60 * MINUTE;

/** Removes what no rule looks at any more: old spending, forgotten attempts, browsers whose cookie has expired. */
export async function sweep(database: Database): Promise<void> {
  await database.execute(sql`DELETE FROM reveals WHERE day < current_date - 35`);
  await database.execute(sql`DELETE FROM networks WHERE day < current_date - 3`);
  await database.execute(sql`DELETE FROM throttles WHERE forgotten_at < now()`);
  await database.execute(sql`DELETE FROM browsers WHERE seen_at < now() - interval '400 days'`);
}

/**
 * Regular upkeep. The embedded engine has no background processes: without this its log would grow for ever, and its
 * statistics stay empty.
 * @returns stops it, when the running task is done
 */
export function startMaintenance(
  database: Database,
  { embedded, log }: { embedded: boolean; log: Logger },
): () => Promise<void> {
  let running = Promise.resolve();
  const every = (milliseconds: number, name: string, task: () => Promise<unknown>): NodeJS.Timeout => {
    const run = async () => {
      try {
        await task();
      } catch (error) {
        log.warn({ reason: String(error) }, `${name} failed and is tried again later`);
      }
    };
    const timer = setInterval(() => {
      running = running.then(run);
    }, milliseconds);
    return timer.unref();
  };
  const timers = [every(SWEEP_EVERY, "the sweep", () => sweep(database))];
  if (embedded) {
    timers.push(
      every(CHECKPOINT_EVERY, "the checkpoint", () => database.execute(sql`CHECKPOINT`)),
      every(VACUUM_EVERY, "the vacuum", () => database.execute(sql`VACUUM (ANALYZE)`)),
    );
  }
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
}

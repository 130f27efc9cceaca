import type { SystemSettings } from "@promptfolio/contracts/api/settings";
import { DEFAULT_LIMITS } from "@promptfolio/contracts/limits";
import { sql } from "drizzle-orm";
import { type Queryable, row } from "../database/database";

/** Writes the defaults into a database that has no settings yet. */
export async function ensureSettings(database: Queryable): Promise<void> {
  const { dailyLimit, guestLimit } = DEFAULT_LIMITS;
  await database.execute(
    sql`INSERT INTO settings (id, daily_limit, guest_limit) VALUES (1, ${dailyLimit}, ${guestLimit})
        ON CONFLICT DO NOTHING`,
  );
}

export const readSettings = (database: Queryable): Promise<SystemSettings> =>
  row<SystemSettings>(
    database,
    sql`SELECT daily_limit AS "dailyLimit", guest_limit AS "guestLimit" FROM settings`,
  );

/** @returns how many accounts' own limit the change moved */
export async function writeSettings(database: Queryable, settings: SystemSettings): Promise<number> {
  await database.execute(
    sql`UPDATE settings SET daily_limit = ${settings.dailyLimit}, guest_limit = ${settings.guestLimit}`,
  );
  const { moved } = await row<{ moved: number }>(
    database,
    sql`WITH moved AS (
          UPDATE users SET daily_limit = ${settings.dailyLimit}
          WHERE role = 'user' AND daily_limit <> ${settings.dailyLimit} RETURNING 1
        ) SELECT count(*)::integer AS moved FROM moved`,
  );
  return moved;
}

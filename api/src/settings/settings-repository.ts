import type { SystemSettings } from "@promptfolio/contracts/api/settings";
import { DEFAULT_LIMITS } from "@promptfolio/contracts/limits";
import { and, eq, ne } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { settings, users } from "../database/schema";

/** Writes the defaults into a database that has no settings yet. */
export const ensureSettings = async (database: Queryable): Promise<void> => {
  await database.insert(settings).values(DEFAULT_LIMITS).onConflictDoNothing();
};

export const readSettings = async (database: Queryable): Promise<SystemSettings> => {
  const { dailyLimit, guestLimit } = settings;
  const [found] = await database.select({ dailyLimit, guestLimit }).from(settings);
  if (!found) throw new Error("The database has no settings");
  return found;
};

/** @returns the number of accounts whose limit changed */
export const writeSettings = async (
  database: Queryable,
  { dailyLimit, guestLimit }: SystemSettings,
): Promise<number> => {
  await database.update(settings).set({ dailyLimit, guestLimit });
  const { rowCount } = await database
    .update(users)
    .set({ dailyLimit })
    .where(and(eq(users.role, "user"), ne(users.dailyLimit, dailyLimit)));
  return rowCount ?? 0;
};

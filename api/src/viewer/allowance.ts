import { sql } from "drizzle-orm";
import { type Database, preparedRow } from "../database/database";
import type { Viewer } from "./viewer";

export interface Allowance {
  day: string;
  /** When the day ends, in milliseconds since 1970; null unless it has begun. */
  ends: number | null;
  /** Of the account or, for guests, of guests. */
  dailyLimit: number;
  viewed: string[];
}

/** Today's allowance of a guest and the account together. */
export const readAllowance = (
  database: Database,
  { guestId, day: { date: day }, now: at }: Viewer,
  userId: string | undefined,
): Promise<Allowance> => {
  const user = userId ?? null;
  const now = at.toISOString();
  return preparedRow<Allowance>(
    database,
    sql`WITH viewer AS (
          SELECT u.daily_limit, g.last_day_ends_at AS guest_ends, u.last_day_ends_at AS user_ends,
            viewer_day(${now}, ${day}, g.last_day, g.last_day_ends_at) AS guest_day,
            viewer_day(${now}, ${day}, u.last_day, u.last_day_ends_at) AS user_day
          FROM (SELECT 1) one
          LEFT JOIN guests g ON g.id = ${guestId}
          LEFT JOIN users u ON u.id = ${user}
        )
        SELECT CASE WHEN ${user}::text IS NULL THEN guest_day ELSE greatest(guest_day, user_day) END::text AS day,
          (extract(epoch FROM greatest(guest_ends, user_ends)) * 1000)::double precision AS ends,
          coalesce(daily_limit, (SELECT guest_limit FROM settings)) AS "dailyLimit",
          ARRAY(SELECT image_id FROM revealed_images(${guestId}, guest_day, ${user}, user_day)) AS viewed
        FROM viewer`,
  );
};

/** Counts a guest's reveals of today for the account that they sign in to. */
export const adoptGuestReveals = async (
  database: Database,
  { guestId, day }: Viewer,
  userId: string,
): Promise<void> => {
  await database.execute(sql`SELECT adopt_reveals(${userId}, ${guestId}, ${day.date}::date)`);
};

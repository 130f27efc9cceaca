import { sql } from "drizzle-orm";
import { type Database, preparedRow } from "../database/database";

export interface Allowance {
  day: string;
  allowed: number;
  viewed: string[];
}

/** Today's allowance of a browser and its account together. */
export const readAllowance = (
  database: Database,
  viewer: { userId: string | undefined; guestId: string; day: string },
): Promise<Allowance> => {
  const user = viewer.userId ?? null;
  const { guestId } = viewer;
  return preparedRow<Allowance>(
    database,
    sql`WITH viewer AS (
          SELECT greatest(
            ${viewer.day}::date,
            (SELECT last_day FROM guests WHERE id = ${guestId}),
            (SELECT last_day FROM users WHERE id = ${user})
          ) AS day
        )
        SELECT day::text AS day,
          coalesce(
            (SELECT daily_limit FROM users WHERE id = ${user}),
            (SELECT guest_limit FROM settings)
          ) AS allowed,
          ARRAY(SELECT image_id FROM revealed_images(day, ${user}, ${guestId})) AS viewed
        FROM viewer`,
  );
};

/** What a guest revealed today counts for the account that they sign in to. */
export const adoptGuestReveals = async (
  database: Database,
  viewer: { userId: string; guestId: string; day: string },
): Promise<void> => {
  await database.execute(sql`SELECT adopt_reveals(${viewer.userId}, ${viewer.guestId}, ${viewer.day}::date)`);
};

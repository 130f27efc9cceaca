import { sql } from "drizzle-orm";
import { type Database, preparedRow } from "../database/database";

export interface Allowance {
  day: string;
  allowed: number;
  viewed: string[];
}

/** Today's allowance of a browser, together with the account that is signed in on it. */
export function readAllowance(
  database: Database,
  viewer: { userId: string | undefined; browserId: string; day: string },
): Promise<Allowance> {
  const user = viewer.userId ?? null;
  const { browserId } = viewer;
  return preparedRow<Allowance>(
    database,
    sql`WITH viewer AS (
          SELECT greatest(
            ${viewer.day}::date,
            (SELECT last_day FROM browsers WHERE id = ${browserId}),
            (SELECT last_day FROM users WHERE id = ${user})
          ) AS day
        )
        SELECT day::text AS day,
          coalesce(
            (SELECT daily_limit FROM users WHERE id = ${user}),
            (SELECT guest_limit FROM settings)
          ) AS allowed,
          ARRAY(SELECT image_id FROM seen_on(day, ${user}, ${browserId})) AS viewed
        FROM viewer`,
  );
}

/** What the browser saw today as a guest counts for the account that it signs in to, everywhere. */
export async function adoptReveals(
  database: Database,
  viewer: { userId: string; browserId: string; day: string },
): Promise<void> {
  await database.execute(
    sql`SELECT adopt_reveals(${viewer.userId}, ${viewer.browserId}, ${viewer.day}::date)`,
  );
}

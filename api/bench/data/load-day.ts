import { sql } from "drizzle-orm";
import type { Database } from "../../src/database/database";

const REVEALS_PER_USER = 5;

/** Rows per statement, so that one statement stays within a request's time limit. */
const AT_ONCE = 2_000;

/** A day in progress: every user has revealed five prompts, and as many guests one each; all events are counted. */
export const loadDay = async (database: Database, users: number, images: number): Promise<void> => {
  const image = sql`'bench' || lpad(to_hex((n * 7919 + k) % ${images}::integer), 11, '0')
    || lpad(to_hex((n * 7919 + k) % ${images}::integer), 8, '0')`;
  const user = sql`'benchuser' || lpad(to_hex(n), 15, '0')`;
  const guest = sql`'benchguest' || n`;
  const several = sql`generate_series(0, ${REVEALS_PER_USER}::integer - 1) AS k`;
  for (let from = 0; from < users; from += AT_ONCE) {
    const to = Math.min(from + AT_ONCE, users) - 1;
    const all = sql`generate_series(${from}::integer, ${to}::integer) AS n`;
    await database.execute(sql`
      INSERT INTO guests (id, last_day) SELECT ${guest}, current_date FROM ${all} ON CONFLICT DO NOTHING`);
    for (const [table, kind] of [
      [sql`reveals (day, image_id, user_id, guest_id)`, sql``],
      [sql`events (day, image_id, user_id, guest_id, kind)`, sql`, 'view'`],
    ] as const) {
      await database.execute(sql`
        INSERT INTO ${table} SELECT current_date, ${image}, ${user}, NULL ${kind} FROM ${all}, ${several}`);
      await database.execute(sql`
        INSERT INTO ${table} SELECT current_date, ${image}, NULL, ${guest} ${kind} FROM ${all},
          (SELECT 0 AS k) AS one`);
    }
    await database.execute(sql`
      INSERT INTO audit_log (actor, action, subject, detail)
      SELECT 'a@example.org', 'user.blocked', ${user}, 'status: active to blocked' FROM ${all} WHERE n % 100 = 0`);
  }
};

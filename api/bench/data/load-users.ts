import { sql } from "drizzle-orm";
import type { Database } from "../../src/database/database";

/** Rows per statement, so that one statement stays within a request's time limit. */
const AT_ONCE = 5_000;

/** Adds `wanted` users who may view `dailyLimit` prompts a day. Their passwords are unknown. */
export const loadUsers = async (database: Database, wanted: number, dailyLimit: number): Promise<void> => {
  for (let from = 0; from < wanted; from += AT_ONCE) {
    const to = Math.min(from + AT_ONCE, wanted) - 1;
    const all = sql`generate_series(${from}::integer, ${to}::integer) AS n`;
    await database.execute(sql`
      INSERT INTO users (id, name, email, email_key, password_hash, role, daily_limit, joined_at)
      SELECT 'benchuser' || lpad(to_hex(n), 15, '0'), 'User ' || n, n || '@example.org', n || '@example.org', '',
        'user', ${dailyLimit}::integer, now() - interval '30 days' FROM ${all} ON CONFLICT DO NOTHING`);
    await database.execute(sql`
      INSERT INTO sessions (id, user_id, browser, expires_at)
      SELECT 'benchuser' || lpad(to_hex(n), 15, '0'), 'benchuser' || lpad(to_hex(n), 15, '0'), 'Benchmark',
        now() + interval '1 day' FROM ${all} ON CONFLICT DO NOTHING`);
  }
};

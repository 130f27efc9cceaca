import { sql } from "drizzle-orm";
import type { Database } from "../../src/database/database";

/** Adds so many users who may view `dailyLimit` prompts a day. Their passwords are unknown. */
export const loadUsers = async (database: Database, wanted: number, dailyLimit: number): Promise<void> => {
  await database.execute(sql`
    INSERT INTO users (id, name, email, email_key, password_hash, role, daily_limit, joined_at)
    SELECT 'benchuser' || lpad(to_hex(n), 15, '0'), 'User ' || n, n || '@example.org', n || '@example.org', '',
      'user', ${dailyLimit}::integer, now() - interval '30 days'
    FROM generate_series(0, ${wanted}::integer - 1) AS n ON CONFLICT DO NOTHING`);
  await database.execute(sql`
    INSERT INTO sessions (id, user_id, browser, expires_at)
    SELECT id, id, 'Benchmark', now() + interval '1 day' FROM users WHERE id LIKE 'benchuser%' ON CONFLICT DO NOTHING`);
};

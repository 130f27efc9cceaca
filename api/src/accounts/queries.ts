import { sql } from "drizzle-orm";
import { type Queryable, rows } from "../database/database";
import { Problem } from "../http/problem";
import { newId } from "../ids";
import type { Role } from "./tokens";

export interface AccountRecord {
  id: string;
  role: Role;
  name: string;
  email: string;
  password_hash: string;
  status: "active" | "inactive" | "blocked";
  daily_limit: number;
}

/** Emails are compared without case. */
export const emailKey = (email: string): string => email.normalize("NFC").toLowerCase();

export const findAccount = async (
  database: Queryable,
  role: Role,
  email: string,
): Promise<AccountRecord | undefined> => {
  const [found] = await rows<AccountRecord>(
    database,
    sql`SELECT id, role, name, email, password_hash, status, daily_limit FROM users
        WHERE email_key = ${emailKey(email)} AND role = ${role}`,
  );
  return found;
};

/** @returns undefined if any account has this email */
export const insertAccount = async (
  database: Queryable,
  account: { role: Role; name: string; email: string; passwordHash: string; demo?: boolean },
): Promise<AccountRecord | undefined> => {
  const [created] = await rows<AccountRecord>(
    database,
    sql`INSERT INTO users (id, name, email, email_key, password_hash, role, demo, daily_limit)
        SELECT ${newId()}, ${account.name}, ${account.email}, ${emailKey(account.email)}, ${account.passwordHash},
          ${account.role}, ${account.demo ?? false}, daily_limit
        FROM settings
        ON CONFLICT (email_key) DO NOTHING
        RETURNING id, role, name, email, password_hash, status, daily_limit`,
  );
  return created;
};

export const emailTaken = (): Problem =>
  new Problem(409, "email-taken", "Email already registered", { field: "email" });

/** Records that somebody signed in to the account in this browser. */
export const rememberGuest = async (database: Queryable, userId: string, guestId: string): Promise<void> => {
  await database.execute(
    sql`INSERT INTO account_guests (user_id, guest_id) VALUES (${userId}, ${guestId})
        ON CONFLICT DO NOTHING`,
  );
};

export const isKnownGuest = async (database: Queryable, email: string, guestId: string): Promise<boolean> => {
  const found = await rows(
    database,
    sql`SELECT 1 FROM account_guests b JOIN users u ON u.id = b.user_id
        WHERE u.email_key = ${emailKey(email)} AND b.guest_id = ${guestId}`,
  );
  return found.length > 0;
};

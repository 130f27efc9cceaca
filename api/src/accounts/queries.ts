import { and, eq, sql } from "drizzle-orm";
import { newId } from "../config/ids";
import type { Queryable } from "../database/database";
import { anonymise } from "../database/deletions";
import { accountGuests, events, settings, users } from "../database/schema";
import { Problem } from "../http/problem";
import { emailKey } from "./email-address";
import type { Role } from "./tokens";

const { id, role, name, email, passwordHash, status, dailyLimit } = users;
const RECORD = { id, role, name, email, passwordHash, status, dailyLimit };
export type AccountRecord = Pick<typeof users.$inferSelect, keyof typeof RECORD>;

export const findAccount = async (
  database: Queryable,
  wanted: Role,
  address: string,
): Promise<AccountRecord | undefined> => {
  const [found] = await database
    .select(RECORD)
    .from(users)
    .where(and(eq(users.emailKey, emailKey(address)), eq(role, wanted)));
  return found;
};

/** @returns undefined if any account has this email */
export const insertAccount = async (
  database: Queryable,
  account: { role: Role; name: string; email: string; passwordHash: string; demo?: boolean },
): Promise<AccountRecord | undefined> => {
  const [created] = await database
    .insert(users)
    .values({
      ...account,
      id: newId(),
      emailKey: emailKey(account.email),
      // Locked, so that a change of the settings waits, and then includes this account.
      dailyLimit: sql`(SELECT ${settings.dailyLimit} FROM ${settings} FOR SHARE)`,
    })
    .onConflictDoNothing({ target: users.emailKey })
    .returning(RECORD);
  return created;
};

/** Counts a sign-up among the events of a day (UTC). */
export const recordSignUp = async (database: Queryable, userId: string, day: string): Promise<void> => {
  await database.insert(events).values({ day, kind: "signup", imageId: "", userId });
};

export const emailTaken = (): Problem =>
  new Problem(409, "email-taken", "Email already registered", { field: "email" });

/** Records that this guest has signed in to the account. @returns whether it is the first time */
export const rememberGuest = async (
  database: Queryable,
  userId: string,
  guestId: string,
): Promise<boolean> => {
  const { rowCount } = await database.insert(accountGuests).values({ userId, guestId }).onConflictDoNothing();
  return rowCount === 1;
};

export const isKnownGuest = async (
  database: Queryable,
  address: string,
  guestId: string,
): Promise<boolean> => {
  const found = await database
    .select({ id })
    .from(accountGuests)
    .innerJoin(users, eq(users.id, accountGuests.userId))
    .where(and(eq(users.emailKey, emailKey(address)), eq(accountGuests.guestId, guestId)));
  return found.length > 0;
};

/** Erases a user at once, and anonymises their events. @returns whether the user existed */
export const deleteUser = async (database: Queryable, userId: string): Promise<boolean> => {
  const { rowCount } = await database.delete(users).where(and(eq(users.id, userId), eq(role, "user")));
  if (rowCount === 0) return false;
  await anonymise(database, [userId]);
  return true;
};

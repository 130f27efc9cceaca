import type { AccountSession } from "@promptfolio/contracts/api/accounts";
import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import { newId } from "../config/ids";
import type { Queryable } from "../database/database";
import { sessions } from "../database/schema";
import type { Role, TokenClaims } from "./tokens";

/** Administrators are signed out after this time without a request. */
export const ADMIN_IDLE_MINUTES = 30;

export interface NewSession {
  userId: string;
  browser: string;
  hours: number;
}

/** @returns the session's id */
export const insertSession = async (
  database: Queryable,
  { userId, browser, hours }: NewSession,
): Promise<string> => {
  const id = newId();
  const expiresAt = sql`now() + ${hours} * interval '1 hour'`;
  await database.insert(sessions).values({ id, userId, browser, expiresAt });
  return id;
};

/** SQL condition: a session of an account with this role has neither expired nor been idle for too long. */
const isLive = (role: Role) =>
  and(
    gt(sessions.expiresAt, sql`now()`),
    role === "admin"
      ? gt(sessions.lastSeenAt, sql`now() - ${ADMIN_IDLE_MINUTES} * interval '1 minute'`)
      : undefined,
  );

/** The live sessions of an account, latest first. */
const listSessions = (database: Queryable, { userId, role }: { userId: string; role: Role }) =>
  database
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      browser: sessions.browser,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(role)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));

/** @returns whether the account had this session */
export const endSession = async (database: Queryable, userId: string, id: string): Promise<boolean> => {
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
};

/** Ends all sessions of an account except for `except`. */
export const endSessions = async (database: Queryable, userId: string, except?: string): Promise<void> => {
  await database
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.id, except)));
};

/** The sessions as the API shows them. */
export const presentSessions = async (
  database: Queryable,
  account: TokenClaims,
): Promise<AccountSession[]> => {
  const found = await listSessions(database, account);
  return found.map(({ createdAt, lastSeenAt, ...session }) => ({
    ...session,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: session.id === account.sessionId,
  }));
};

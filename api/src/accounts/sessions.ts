import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { accountTokens, passkeyChallenges, sessions } from "../database/schema";
import type { TokenClaims } from "./tokens";

/** Administrators are signed out after this time without a request. */
export const ADMIN_IDLE_MINUTES = 30;

/** The live sessions of an account, neither expired nor idle for too long, latest first. */
export const listSessions = (database: Queryable, { userId, role, sessionId }: TokenClaims) => {
  const { id, createdAt, lastSeenAt, browser, expiresAt } = sessions;
  const idleSince = sql`now() - ${ADMIN_IDLE_MINUTES} * interval '1 minute'`;
  return database
    .select({ id, createdAt, lastSeenAt, browser, current: sql<boolean>`${id} = ${sessionId}` })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(expiresAt, sql`now()`),
        role === "admin" ? gt(lastSeenAt, idleSince) : undefined,
      ),
    )
    .orderBy(desc(lastSeenAt), desc(id));
};

/** @returns whether the account had this session */
export const endSession = async (database: Queryable, userId: string, id: string): Promise<boolean> => {
  const { rowCount } = await database
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
  return rowCount === 1;
};

/** Ends all sessions of an account except for `except`. */
export const endSessions = async (database: Queryable, userId: string, except?: string): Promise<void> => {
  await database
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.id, except)));
};

/**
 * Ends whatever the account's earlier email or password gave access to: links, started passkey steps, and all sessions
 * except for `session`.
 */
export const endAccess = async (database: Queryable, userId: string, session?: string): Promise<void> => {
  await database.delete(accountTokens).where(eq(accountTokens.userId, userId));
  await database.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
  await endSessions(database, userId, session);
};

import { eq } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { accountTokens, passkeyChallenges } from "../database/schema";
import { endSessions } from "./sessions";

/**
 * Ends whatever the account's earlier email or password gave access to: links, started passkey steps, and all sessions
 * except for `session`.
 */
export const endAccess = async (database: Queryable, userId: string, session?: string): Promise<void> => {
  await database.delete(accountTokens).where(eq(accountTokens.userId, userId));
  await database.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
  await endSessions(database, userId, session);
};

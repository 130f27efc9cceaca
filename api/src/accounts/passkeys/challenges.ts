import { and, eq, gt, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { passkeyChallenges } from "../../database/schema";

const TTL_MINUTES = 5;

/** `second-step` and `first` follow a password; `sign-in` needs no password; `add` is for signed-in accounts. */
export type Purpose = (typeof passkeyChallenges.$inferSelect)["purpose"];

export const saveChallenge = async (
  database: Queryable,
  challenge: { challenge: string; purpose: Purpose; userId: string | undefined },
): Promise<void> => {
  const expiresAt = sql`now() + ${TTL_MINUTES} * interval '1 minute'`;
  await database.insert(passkeyChallenges).values({ ...challenge, expiresAt });
};

/** Uses up a challenge, whether or not the request succeeds. */
export const takeChallenge = async (database: Queryable, challenge: string) => {
  const [taken] = await database
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), gt(passkeyChallenges.expiresAt, sql`now()`)))
    .returning({ purpose: passkeyChallenges.purpose, userId: passkeyChallenges.userId });
  return taken;
};

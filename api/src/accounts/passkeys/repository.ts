import { and, asc, eq, gt, sql } from "drizzle-orm";
import { Type } from "typebox";
import { Value } from "typebox/value";
import type { Queryable } from "../../database/database";
import { passkeyChallenges, passkeys, users } from "../../database/schema";

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
    .returning();
  return taken;
};

const ClientData = Type.Object({ challenge: Type.String({ maxLength: 200 }) });

/** Uses up the challenge that a browser claims to have signed; it is verified later with the signature. */
export const takeSignedChallenge = async (database: Queryable, clientDataJson: string) => {
  let data: unknown;
  try {
    data = JSON.parse(Buffer.from(clientDataJson, "base64url").toString("utf8"));
  } catch {
    // Not JSON.
    return undefined;
  }
  return Value.Check(ClientData, data) ? takeChallenge(database, data.challenge) : undefined;
};

export const listPasskeys = (database: Queryable, userId: string) => {
  const { id, name, createdAt, lastUsedAt } = passkeys;
  return database
    .select({ id, name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(createdAt));
};

/** A passkey with its account. */
export const findPasskey = async (database: Queryable, id: string) => {
  const [found] = await database
    .select({ passkey: passkeys, account: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.id, id));
  return found;
};

export const deletePasskey = async (database: Queryable, userId: string, id: string): Promise<void> => {
  await database.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)));
};

import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { accountTokens, users } from "../database/schema";

export const LINK_HOURS = 1;

type Purpose = "reset" | "verify";

interface NewToken {
  userId: string;
  purpose: Purpose;
  /** The email that the link is sent to; undefined if it is handed out instead. */
  email?: string;
}

/** Tokens have 256 random bits, so a fast hash protects them at rest. */
const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Makes a token that replaces earlier ones for the same purpose. @returns the token and when it expires */
export const createAccountToken = async (
  database: Queryable,
  { userId, purpose, email }: NewToken,
): Promise<{ token: string; expiresAt: Date }> => {
  const token = randomBytes(32).toString("base64url");
  await deleteAccountTokens(database, userId, purpose);
  const [created] = await database
    .insert(accountTokens)
    .values({
      tokenHash: hashOf(token),
      userId,
      purpose,
      email,
      expiresAt: sql`now() + ${LINK_HOURS} * interval '1 hour'`,
    })
    .returning({ expiresAt: accountTokens.expiresAt });
  if (!created) throw new Error("The token was not stored");
  return { token, expiresAt: created.expiresAt };
};

const isValid = (token: string, purpose: Purpose) =>
  and(
    eq(accountTokens.tokenHash, hashOf(token)),
    eq(accountTokens.purpose, purpose),
    gt(accountTokens.expiresAt, sql`now()`),
  );

/** The account that a token is for; undefined if the token isn't valid any more. */
export const findTokenOwner = async (database: Queryable, token: string, purpose: Purpose) => {
  const [owner] = await database
    .select({ id: users.id, role: users.role, name: users.name, email: users.email })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(isValid(token, purpose));
  return owner;
};

/** Uses up a token: of several concurrent attempts, one succeeds. @returns undefined if it isn't valid any more */
export const useAccountToken = async (database: Queryable, token: string, purpose: Purpose) => {
  const [used] = await database
    .delete(accountTokens)
    .where(isValid(token, purpose))
    .returning({ userId: accountTokens.userId, email: accountTokens.email });
  return used;
};

export const deleteAccountTokens = async (
  database: Queryable,
  userId: string,
  purpose: Purpose,
): Promise<void> => {
  await database
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose)));
};

import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../database/database";
import { accountTokens, users } from "../database/schema";

type Purpose = "reset" | "verify";

/** Tokens have 256 random bits, so a fast hash protects them at rest. */
const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/**
 * Makes a token that replaces earlier ones for the same purpose.
 * @param email what the link is sent to; undefined if it is handed out instead
 * @returns the token and when it expires
 */
export const createAccountToken = async (
  database: Queryable,
  { userId, purpose, email }: { userId: string; purpose: Purpose; email?: string },
): Promise<{ token: string; expiresAt: Date }> => {
  const token = randomBytes(32).toString("base64url");
  await database
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose)));
  const [created] = await database
    .insert(accountTokens)
    .values({
      tokenHash: hashOf(token),
      userId,
      purpose,
      email,
      accountKey: sql`(SELECT ${users.emailKey} FROM ${users} WHERE ${users.id} = ${userId})`,
      expiresAt: sql`now() + interval '1 hour'`,
    })
    .returning({ expiresAt: accountTokens.expiresAt });
  if (!created) throw new Error("The token was not stored");
  return { token, expiresAt: created.expiresAt };
};

const isValid = (token: string, purpose: Purpose) =>
  and(
    eq(accountTokens.tokenHash, hashOf(token)),
    eq(accountTokens.purpose, purpose),
    eq(accountTokens.accountKey, users.emailKey),
    gt(accountTokens.expiresAt, sql`now()`),
  );

const selectOwner = (database: Queryable, token: string, purpose: Purpose) =>
  database
    .select({
      id: users.id,
      role: users.role,
      name: users.name,
      email: users.email,
      linkEmail: accountTokens.email,
    })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(isValid(token, purpose));

export type TokenOwner = Awaited<ReturnType<typeof selectOwner>>[number];

/** The account that a token is for; undefined if the token isn't valid any more. */
export const findTokenOwner = async (
  database: Queryable,
  token: string,
  purpose: Purpose,
): Promise<TokenOwner | undefined> => {
  const [owner] = await selectOwner(database, token, purpose);
  return owner;
};

/**
 * Uses up a token: of several concurrent attempts, one succeeds. Locks the account, so that its email can't change
 * between the check and the use.
 * @returns the account; undefined if the token isn't valid any more
 */
export const useAccountToken = async (
  transaction: Transaction,
  token: string,
  purpose: Purpose,
): Promise<TokenOwner | undefined> => {
  const [owner] = await selectOwner(transaction, token, purpose).for("update", { of: users });
  if (!owner) return undefined;
  if (!owner) return undefined;
  const used = await transaction
    .delete(accountTokens)
    .where(eq(accountTokens.tokenHash, hashOf(token)))
    .returning({ userId: accountTokens.userId });
  return used.length > 0 ? owner : undefined;
};

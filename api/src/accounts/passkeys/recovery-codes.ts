import { createHash, randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/database";
import { recoveryCodes } from "../../database/schema";

const COUNT = 10;
/** 80 random bits: a fast hash protects them at rest. */
const BYTES = 10;

const hashOf = (code: string): string =>
  createHash("sha256")
    .update(code.toLowerCase().replace(/[^0-9a-f]/g, ""))
    .digest("base64url");

/** "3f9a1-07c2e-…": four groups of five digits. */
const newCode = (): string => (randomBytes(BYTES).toString("hex").match(/.{5}/g) ?? []).join("-");

export const deleteRecoveryCodes = async (database: Queryable, userId: string): Promise<void> => {
  await database.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
};

/** Makes codes that replace earlier ones. @returns the codes, which can't be read again */
export const makeRecoveryCodes = async (transaction: Transaction, userId: string): Promise<string[]> => {
  await deleteRecoveryCodes(transaction, userId);
  const codes = Array.from({ length: COUNT }, newCode);
  await transaction.insert(recoveryCodes).values(codes.map((code) => ({ codeHash: hashOf(code), userId })));
  return codes;
};

/** Uses up a code. @returns whether the account had it */
export const useRecoveryCode = async (
  database: Queryable,
  userId: string,
  code: string,
): Promise<boolean> => {
  const used = await database
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code))))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
};

export const countRecoveryCodes = (database: Queryable, userId: string): Promise<number> =>
  database.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

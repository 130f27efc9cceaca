import { createHash, randomBytes } from "node:crypto";
import type { UsedRecoveryCode } from "@promptfolio/contracts/api/passkeys";
import { and, eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Queryable, Transaction } from "../../database/database";
import { recoveryCodes, users } from "../../database/schema";
import { unauthenticated } from "../../http/problem";
import type { AccountServices } from "../account-services";
import { logSecurity } from "../security-log";
import type { Role } from "../tokens";
import { takeChallenge } from "./repository";

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

export const countRecoveryCodes = (database: Queryable, userId: string): Promise<number> =>
  database.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

/**
 * Uses a recovery code in place of a passkey. The challenge shows that the password was right before; it works for one
 * attempt.
 * @throws Problem 401
 */
export const recoverAccount = async (
  services: AccountServices,
  request: FastifyRequest,
  role: Role,
  { challenge, code }: UsedRecoveryCode,
) => {
  const { database } = services;
  const taken = await takeChallenge(database, challenge);
  const userId = taken?.purpose === "second-step" ? taken.userId : null;
  const [account] =
    userId === null
      ? []
      : await database
          .select()
          .from(users)
          .where(and(eq(users.id, userId), eq(users.role, role), eq(users.status, "active")));
  const used =
    account &&
    (await database
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, account.id), eq(recoveryCodes.codeHash, hashOf(code)))));
  if (!account || used?.rowCount !== 1) {
    logSecurity(services, request, "passkey-refused", { account: account?.id });
    throw unauthenticated("The code was not accepted. Please sign in again.");
  }
  return account;
};

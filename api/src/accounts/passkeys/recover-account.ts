import type { UsedRecoveryCode } from "@promptfolio/contracts/api/passkeys";
import { and, eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { users } from "../../database/schema";
import { unauthenticated } from "../../http/problem";
import type { AccountServices } from "../account-services";
import { logSecurity } from "../security-log";
import type { Role } from "../tokens";
import { takeChallenge } from "./challenges";
import { useRecoveryCode } from "./recovery-codes";

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
  if (!account || !(await useRecoveryCode(database, account.id, code))) {
    logSecurity(services, request, "passkey-refused", { account: account?.id });
    throw unauthenticated("The code was not accepted. Please sign in again.");
  }
  return account;
};

import { and, eq, gt, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { sessions, users } from "../database/schema";
import { Problem, unauthenticated } from "../http/problem";
import type { AccountServices } from "./account-services";
import { logSecurity } from "./security-log";
import { confirmationRules } from "./throttle";
import type { Account } from "./tokens";

/**
 * Requires the account's password again, for actions that a stolen token alone must not allow.
 * @returns the password's hash
 * @throws Problem 403 `wrong-password`, 429 after repeated failures
 */
export const confirmPassword = async (
  services: AccountServices,
  request: FastifyRequest,
  { userId }: Account,
  password: string,
  field = "password",
): Promise<string> => {
  const { database, throttle, checkPassword } = services;
  const rules = confirmationRules(userId);
  await throttle.attempt(rules);
  const [found] = await database
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (!found) throw unauthenticated();
  if (!(await checkPassword(found.passwordHash, password)).matches) {
    logSecurity(services, request, "password-refused");
    throw new Problem(403, "wrong-password", "The password is wrong.", { field });
  }
  await throttle.succeeded(rules);
  return found.passwordHash;
};

/** How long a sign-in counts as recent. */
const RECENT_MINUTES = 15;

/**
 * Like `confirmPassword`, but a recent sign-in is enough.
 * @throws Problem 403 `password-needed`, `wrong-password`, 429 after repeated failures
 */
export const confirmRecentSignIn = async (
  services: AccountServices,
  request: FastifyRequest,
  account: Account,
  password: string | undefined,
): Promise<void> => {
  if (password !== undefined) {
    await confirmPassword(services, request, account, password);
    return;
  }
  const { userId, sessionId } = account;
  const recently = sql`now() - ${RECENT_MINUTES} * interval '1 minute'`;
  const recent = await services.database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.createdAt, recently)));
  if (recent.length === 0) {
    throw new Problem(403, "password-needed", "Please confirm this with your password.", {
      field: "password",
    });
  }
};

import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { users } from "../database/schema";
import { Problem, unauthenticated } from "../http/problem";
import type { Services } from "../services";
import type { Account } from "./authentication";
import { logSecurity } from "./security-log";
import { confirmationRules } from "./throttle";

/**
 * Asks for the account's password again, before something that a stolen token alone must not do.
 * @returns the password's hash
 * @throws Problem 403 `wrong-password`, 429 after repeated failures
 */
export const confirmPassword = async (
  services: Services,
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
  if (!(await checkPassword(found.passwordHash, password))) {
    logSecurity(services, request, "password-refused");
    throw new Problem(403, "wrong-password", "The password is wrong.", { field });
  }
  await throttle.succeeded(rules);
  return found.passwordHash;
};

import type { Credentials } from "@promptfolio/contracts/api/accounts";
import { and, eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { users } from "../database/schema";
import { unauthenticated } from "../http/problem";
import type { Viewer } from "../viewer/viewer";
import type { AccountServices } from "./account-services";
import { emailKey } from "./email-address";
import { hashPassword } from "./passwords";
import { type AccountRecord, findAccount, isKnownGuest } from "./queries";
import { logSecurity } from "./security-log";
import { signInRules } from "./throttle";
import type { Role } from "./tokens";

/**
 * Checks credentials. An unknown email, a wrong password, an account of the other role and a deactivated account all
 * get the same response after the same time.
 * @throws Problem 401 'Incorrect email or password', 429 after repeated failures
 */
export const signIn = async (
  services: AccountServices,
  role: Role,
  request: FastifyRequest<{ Body: Credentials }>,
  viewer: Viewer,
): Promise<AccountRecord> => {
  const { database, keys, throttle, checkPassword } = services;
  const { email, password } = request.body;
  const rules = signInRules({
    account: keys.fingerprint(emailKey(email)),
    network: viewer.network,
    known: await isKnownGuest(database, email, viewer.guestId),
  });
  await throttle.attempt(rules);
  const account = await findAccount(database, role, email);
  const { matches, isOutdated } = await checkPassword(account?.passwordHash, password);
  if (!account || !matches || account.status !== "active") {
    logSecurity(services, request, "sign-in-failed", { role, account: account?.id });
    throw unauthenticated("Incorrect email or password");
  }
  await throttle.succeeded(rules);
  if (!isOutdated) return account;
  const passwordHash = await hashPassword(password);
  await database
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, account.id), eq(users.passwordHash, account.passwordHash)));
  return { ...account, passwordHash };
};

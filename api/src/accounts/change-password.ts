import { and, eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Database } from "../database/database";
import { users } from "../database/schema";
import { Problem } from "../http/problem";
import type { Services } from "../services";
import { deleteAccountTokens, findTokenOwner, useAccountToken } from "./account-tokens";
import type { Account } from "./authentication";
import { confirmPassword } from "./confirm-password";
import { requireStrongPassword } from "./password-rules";
import { hashPassword } from "./passwords";
import { logSecurity } from "./security-log";
import { endSessions } from "./sessions";
import { startSession } from "./start-session";
import type { Role } from "./tokens";

export const linkExpired = (): Problem =>
  new Problem(410, "link-expired", "This link has expired or was used already. Please ask for a new one.");

/** Changes the password and ends all sessions. @returns the token of a new session */
export const changePassword = async (
  services: Services,
  request: FastifyRequest,
  account: Account,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<string> => {
  const { userId, role } = account;
  const before = await confirmPassword(services, request, account, currentPassword, "currentPassword");
  await requireStrongPassword(services.config, newPassword, account, "newPassword");
  const passwordHash = await hashPassword(newPassword);
  const token = await services.database.transaction(async (transaction) => {
    const changed = await transaction
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), eq(users.passwordHash, before)))
      .returning({ id: users.id });
    if (changed.length === 0) throw new Problem(409, "stale", "The password was changed meanwhile.");
    await endSessions(transaction, userId);
    await deleteAccountTokens(transaction, userId, "reset");
    return startSession(services, transaction, { id: userId, role }, request);
  });
  services.accounts.forget(userId);
  logSecurity(services, request, "password-changed");
  return token;
};

const replacePassword = (
  database: Database,
  token: string,
  passwordHash: string,
): Promise<string | undefined> =>
  database.transaction(async (transaction) => {
    const used = await useAccountToken(transaction, token, "reset");
    if (!used) return undefined;
    const { userId } = used;
    const [account] = await transaction
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, userId))
      .returning({ email: users.email });
    // Using a link that was sent by mail also verifies the email.
    if (used.email !== null && used.email === account?.email) {
      await transaction.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, userId));
    }
    await endSessions(transaction, userId);
    return userId;
  });

/** Sets a new password with a one-time link, and ends all sessions. @returns the account that the link was for */
export const resetPassword = async (
  services: Services,
  request: FastifyRequest,
  { token, password }: { token: string; password: string },
): Promise<Role> => {
  const owner = await findTokenOwner(services.database, token, "reset");
  if (!owner) {
    logSecurity(services, request, "reset-refused");
    throw linkExpired();
  }
  await requireStrongPassword(services.config, password, owner);
  const userId = await replacePassword(services.database, token, await hashPassword(password));
  if (userId === undefined) throw linkExpired();
  services.accounts.forget(userId);
  logSecurity(services, request, "password-reset", { account: userId });
  return owner.role;
};

import { and, eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Database } from "../database/database";
import { users } from "../database/schema";
import { Problem } from "../http/problem";
import type { AccountServices } from "./account-services";
import { findTokenOwner, type TokenOwner, useAccountToken } from "./account-tokens";
import { confirmPassword } from "./confirm-password";
import { endAccess } from "./end-access";
import { notify } from "./notify";
import { requireStrongPassword } from "./password-rules";
import { hashPassword } from "./passwords";
import { logSecurity } from "./security-log";
import { startSession } from "./start-session";
import type { Account, Role } from "./tokens";

export const linkExpired = (): Problem =>
  new Problem(410, "link-expired", "This link has expired or was used already. Please ask for a new one.");

/** Changes the password and ends all sessions. @returns the token of a new session */
export const changePassword = async (
  services: AccountServices,
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
    await endAccess(transaction, userId);
    return startSession(services, transaction, { id: userId, role }, request);
  });
  services.accounts.forget(userId);
  logSecurity(services, request, "password-changed");
  notify(services, request, account.email, "password-changed");
  return token;
};

const replacePassword = (
  database: Database,
  token: string,
  passwordHash: string,
): Promise<TokenOwner | undefined> =>
  database.transaction(async (transaction) => {
    const owner = await useAccountToken(transaction, token, "reset");
    if (!owner) return undefined;
    // Using a link that was sent by mail also verifies the email.
    const verified = owner.linkEmail === owner.email ? { emailVerifiedAt: new Date() } : {};
    await transaction
      .update(users)
      .set({ passwordHash, ...verified })
      .where(eq(users.id, owner.id));
    await endAccess(transaction, owner.id);
    return owner;
  });

/** Sets a new password with a one-time link, and ends all sessions. @returns the account that the link was for */
export const resetPassword = async (
  services: AccountServices,
  request: FastifyRequest,
  { token, password }: { token: string; password: string },
): Promise<Role> => {
  const owner = await findTokenOwner(services.database, token, "reset");
  if (!owner) {
    logSecurity(services, request, "reset-refused");
    throw linkExpired();
  }
  await requireStrongPassword(services.config, password, owner);
  const changed = await replacePassword(services.database, token, await hashPassword(password));
  if (!changed) throw linkExpired();
  services.accounts.forget(changed.id);
  logSecurity(services, request, "password-reset", { account: changed.id });
  notify(services, request, changed.email, "password-changed");
  return changed.role;
};

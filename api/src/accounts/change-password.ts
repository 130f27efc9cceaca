import { and, eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { users } from "../database/schema";
import { Problem } from "../http/problem";
import type { AccountServices } from "./account-services";
import { createAccountToken, findTokenOwner, useAccountToken } from "./account-tokens";
import { confirmPassword } from "./confirm-password";
import { emailKey } from "./email-address";
import { notify, resetMessage } from "./messages";
import { requireStrongPassword } from "./password-rules";
import { hashPassword } from "./passwords";
import { logSecurity } from "./security-log";
import { endAccess } from "./sessions";
import { startSession } from "./start-session";
import { forgottenAccountRules } from "./throttle";
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

/**
 * Mails a link for a new password, if the email has an active account and mail is configured. Runs after the response,
 * so that neither its duration nor its outcome reveals whether the account exists.
 */
export const mailResetLink = async (services: AccountServices, email: string): Promise<void> => {
  const { config, database, keys, mailer, throttle } = services;
  if (!mailer || !config.siteOrigin) return;
  const key = emailKey(email);
  try {
    await throttle.attempt(forgottenAccountRules(keys.fingerprint(key)));
  } catch (error) {
    // Too many requests: no further link is sent.
    if (error instanceof Problem) return;
    throw error;
  }
  const [account] = await database
    .select({ id: users.id, email: users.email, status: users.status })
    .from(users)
    .where(eq(users.emailKey, key));
  if (account?.status !== "active") return;
  const { token } = await createAccountToken(database, {
    userId: account.id,
    purpose: "reset",
    email: account.email,
  });
  await mailer.sendMail(resetMessage(account.email, config.siteOrigin, token));
};

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
  const passwordHash = await hashPassword(password);
  const { id, email, role } = await services.database.transaction(async (transaction) => {
    const changed = await useAccountToken(transaction, token, "reset");
    if (!changed) throw linkExpired();
    // Using a link that was sent by mail also verifies the email.
    const verified = changed.linkEmail === changed.email ? { emailVerifiedAt: new Date() } : {};
    await transaction
      .update(users)
      .set({ passwordHash, ...verified })
      .where(eq(users.id, changed.id));
    await endAccess(transaction, changed.id);
    return changed;
  });
  services.accounts.forget(id);
  logSecurity(services, request, "password-reset", { account: id });
  notify(services, request, email, "password-changed");
  return role;
};

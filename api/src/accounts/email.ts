import { codeOf } from "@promptfolio/server/error-code";
import { and, eq, ne } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Transaction } from "../database/database";
import { users } from "../database/schema";
import { Problem } from "../http/problem";
import type { AccountServices } from "./account-services";
import { createAccountToken, useAccountToken } from "./account-tokens";
import { linkExpired } from "./change-password";
import { emailKey } from "./email-address";
import { notify, verifyMessage } from "./messages";
import { emailTaken } from "./queries";
import { logSecurity } from "./security-log";
import { endAccess } from "./sessions";
import { verificationRules } from "./throttle";
import type { Account } from "./tokens";

/** Mails a link that verifies an email and makes it the account's. @throws Problem 409 without a mail server */
export const mailVerification = async (
  { config, database, mailer, throttle }: AccountServices,
  userId: string,
  email: string,
): Promise<void> => {
  if (!mailer || !config.siteOrigin) throw new Problem(409, "no-mail", "This site can't send mail.");
  await throttle.attempt(verificationRules(userId));
  const { token } = await createAccountToken(database, { userId, purpose: "verify", email });
  await mailer.sendMail(verifyMessage(email, config.siteOrigin, token));
};

/**
 * Gives an account an email, and ends what an earlier one gave access to.
 * @returns whether the account had another one before
 * @throws Problem 409 if another account has it
 */
const setEmail = async (
  transaction: Transaction,
  { userId, sessionId }: Account,
  email: string,
  verifiedAt?: Date,
): Promise<boolean> => {
  const key = emailKey(email);
  const [before] = await transaction
    .select({ key: users.emailKey })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  const [taken] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, key), ne(users.id, userId)));
  if (taken) throw emailTaken();
  await transaction
    .update(users)
    .set({ email, emailKey: key, emailVerifiedAt: verifiedAt ?? null })
    .where(eq(users.id, userId));
  if (before?.key === key) return false;
  await endAccess(transaction, userId, sessionId);
  return true;
};

const changed = (services: AccountServices, request: FastifyRequest, { userId, email }: Account): void => {
  services.accounts.forget(userId);
  logSecurity(services, request, "email-changed");
  notify(services, request, email, "email-changed");
};

/** Runs a transaction that sets an email. */
const settingEmail = <Result>(
  { database }: AccountServices,
  run: (transaction: Transaction) => Promise<Result>,
): Promise<Result> =>
  database.transaction(run).catch((error: unknown) => {
    // PostgreSQL's unique violation: another account took the email at the same moment.
    const isTaken = error instanceof Error && (codeOf(error) ?? codeOf(error.cause)) === "23505";
    throw isTaken ? emailTaken() : error;
  });

/** Changes the email: at once without a mail server, otherwise when the user opens the link in the message. */
export const changeEmail = async (
  services: AccountServices,
  request: FastifyRequest,
  account: Account,
  email: string,
): Promise<string> => {
  if (services.mailer) {
    await mailVerification(services, account.userId, email);
    return "A link was sent to the new email. Open it to complete the change.";
  }
  await settingEmail(services, (transaction) => setEmail(transaction, account, email));
  changed(services, request, account);
  return "The email has been changed.";
};

/** Gives the signed-in account the email of the link. */
export const verifyEmail = async (
  services: AccountServices,
  request: FastifyRequest,
  account: Account,
  token: string,
): Promise<void> => {
  const isNew = await settingEmail(services, async (transaction) => {
    const owner = await useAccountToken(transaction, token, "verify");
    if (owner?.id !== account.userId || owner.linkEmail === null) throw linkExpired();
    return setEmail(transaction, account, owner.linkEmail, new Date());
  });
  services.accounts.forget(account.userId);
  logSecurity(services, request, "email-verified");
  if (isNew) changed(services, request, account);
};

import { codeOf } from "@promptfolio/server/error-code";
import { and, eq, ne } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { users } from "../database/schema";
import { Problem } from "../http/problem";
import type { Services } from "../services";
import { createAccountToken, useAccountToken } from "./account-tokens";
import type { Account } from "./authentication";
import { linkExpired } from "./change-password";
import { verifyMessage } from "./messages";
import { emailKey, emailTaken } from "./queries";
import { logSecurity } from "./security-log";
import { verificationRules } from "./throttle";

/** Mails a link that verifies an email and makes it the account's. @throws Problem 409 without a mail server */
export const mailVerification = async (
  { config, database, mailer, throttle }: Services,
  userId: string,
  email: string,
): Promise<void> => {
  if (!mailer || !config.siteOrigin) throw new Problem(409, "no-mail", "This site can't send mail.");
  await throttle.attempt(verificationRules(userId));
  const { token } = await createAccountToken(database, { userId, purpose: "verify", email });
  await mailer.send(verifyMessage(email, config.siteOrigin, token));
};

/** Changes an account's email. @throws Problem 409 if another account has it */
const setEmail = async (
  database: Pick<Services["database"], "select" | "update">,
  userId: string,
  email: string,
  verifiedAt?: Date,
): Promise<void> => {
  const key = emailKey(email);
  const [taken] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, key), ne(users.id, userId)));
  if (taken) throw emailTaken();
  await database
    .update(users)
    .set({ email, emailKey: key, emailVerifiedAt: verifiedAt ?? null })
    .where(eq(users.id, userId));
};

/** PostgreSQL's unique violation: another account took the email at the same moment. */
const asEmailTaken = (error: unknown): unknown =>
  error instanceof Error && (codeOf(error) ?? codeOf(error.cause)) === "23505" ? emailTaken() : error;

/** Changes the email: at once without a mail server, otherwise when the user opens the link in the message. */
export const changeEmail = async (
  services: Services,
  request: FastifyRequest,
  { userId }: Account,
  email: string,
): Promise<string> => {
  if (services.mailer) {
    await mailVerification(services, userId, email);
    return "A link was sent to the new email. Open it to complete the change.";
  }
  await setEmail(services.database, userId, email).catch((error: unknown) => {
    throw asEmailTaken(error);
  });
  services.accounts.forget(userId);
  logSecurity(services, request, "email-changed");
  return "The email has been changed.";
};

/** Gives the signed-in account the email of the link. @returns the email */
export const verifyEmail = async (
  services: Services,
  request: FastifyRequest,
  { userId }: Account,
  token: string,
): Promise<string> => {
  const email = await services.database
    .transaction(async (transaction) => {
      const used = await useAccountToken(transaction, token, "verify");
      if (!used || used.userId !== userId || used.email === null) throw linkExpired();
      await setEmail(transaction, userId, used.email, new Date());
      return used.email;
    })
    .catch((error: unknown) => {
      throw asEmailTaken(error);
    });
  services.accounts.forget(userId);
  logSecurity(services, request, "email-verified");
  return email;
};

import { eq } from "drizzle-orm";
import { users } from "../database/schema";
import { Problem } from "../http/problem";
import type { AccountServices } from "./account-services";
import { createAccountToken } from "./account-tokens";
import { emailKey } from "./email-address";
import { resetMessage } from "./messages";
import { forgottenAccountRules } from "./throttle";

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
  await mailer.send(resetMessage(account.email, config.siteOrigin, token));
};

import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import type { FastifyRequest } from "fastify";
import { createTransport } from "nodemailer";
import type { ApiConfig } from "../config/config";
import type { AccountServices } from "./account-services";
import { browserName } from "./browser-name";

/** Sends mail through the server of `SMTP_URL`; undefined if none is set. */
export const createMailer = ({ mail }: Pick<ApiConfig, "mail">) =>
  mail && createTransport(mail.smtpUrl, { from: mail.from });

/** The token is in the fragment, which browsers never send. */
export const resetUrl = (origin: string, token: string): string => `${origin}/reset#token=${token}`;

export const resetMessage = (to: string, origin: string, token: string) => ({
  to,
  subject: `Choose a new password for ${PRODUCT_NAME}`,
  text: [
    "Somebody asked for a new password for this email's account. If it was you, open this link:",
    resetUrl(origin, token),
    `It works once, within one hour. If it wasn't you, ignore this message: nothing has changed.`,
  ].join("\n\n"),
});

export const verifyMessage = (to: string, origin: string, token: string) => ({
  to,
  subject: `Confirm your email for ${PRODUCT_NAME}`,
  text: [
    "Open this link in the browser in which you are signed in, to confirm that this email is yours:",
    `${origin}/account#verify=${token}`,
    `It works once, within one hour. If you didn't ask for it, ignore this message.`,
  ].join("\n\n"),
});

const NOTICES = {
  "email-changed": {
    subject: "Your email was changed",
    text: "The email of your account was changed. Messages and links go to the new one from now on.",
    help: "/contact",
  },
  "password-changed": {
    subject: "Your password was changed",
    text: "The password of your account was changed, and all other browsers were signed out.",
    help: "/forgot",
  },
  "passkey-added": {
    subject: "A passkey was added",
    text: "A passkey was added to your account. It can be used to sign in.",
    help: "/account",
  },
  "recovery-code-used": {
    subject: "A recovery code was used",
    text: "Somebody signed in to your account with your password and a recovery code instead of a passkey.",
    help: "/forgot",
  },
  "new-browser": {
    subject: "A sign-in from a new browser",
    text: "Somebody signed in to your account in a browser that hadn't been used for it before.",
    help: "/forgot",
  },
} as const;

/** Mails a notice about the account to its owner, if mail is configured. The response doesn't wait for it. */
export const notify = (
  { config, mailer }: Pick<AccountServices, "config" | "mailer">,
  request: FastifyRequest,
  to: string,
  notice: keyof typeof NOTICES,
): void => {
  if (!mailer || !config.siteOrigin) return;
  const browser = browserName(request.headers["user-agent"]);
  const time = new Date().toISOString().slice(0, 16).replace("T", " ");
  const { subject, text, help } = NOTICES[notice];
  const message = {
    to,
    subject: `${subject} (${PRODUCT_NAME})`,
    text: [
      text,
      `It happened in ${browser}, at ${time} UTC.`,
      `If it was you, there is nothing to do. If it wasn't, act at once: ${config.siteOrigin}${help}`,
    ].join("\n\n"),
  };
  mailer
    .sendMail(message)
    .catch((error: unknown) => request.log.error({ err: error, notice }, "a notice could not be mailed"));
};

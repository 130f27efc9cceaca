import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { LINK_HOURS } from "./account-tokens";
import type { Message } from "./mailer";

/** The token is in the fragment, which browsers never send. */
export const resetUrl = (origin: string, token: string): string => `${origin}/reset#token=${token}`;
const verifyUrl = (origin: string, token: string): string => `${origin}/account#verify=${token}`;

const validity = LINK_HOURS === 1 ? "one hour" : `${LINK_HOURS} hours`;

export const resetMessage = (to: string, origin: string, token: string): Message => ({
  to,
  subject: `Choose a new password for ${PRODUCT_NAME}`,
  text: [
    "Somebody asked for a new password for this email's account. If it was you, open this link:",
    resetUrl(origin, token),
    `It works once, within ${validity}. If it wasn't you, ignore this message: nothing has changed.`,
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
export type Notice = keyof typeof NOTICES;

/** Tells the owner of an account what happened in which browser. */
export const noticeMessage = (
  to: string,
  origin: string,
  { notice, browser, at }: { notice: Notice; browser: string; at: Date },
): Message => ({
  to,
  subject: `${NOTICES[notice].subject} (${PRODUCT_NAME})`,
  text: [
    NOTICES[notice].text,
    `It happened in ${browser}, at ${at.toISOString().slice(0, 16).replace("T", " ")} UTC.`,
    `If it was you, there is nothing to do. If it wasn't, act at once: ${origin}${NOTICES[notice].help}`,
  ].join("\n\n"),
});

export const verifyMessage = (to: string, origin: string, token: string): Message => ({
  to,
  subject: `Confirm your email for ${PRODUCT_NAME}`,
  text: [
    "Open this link in the browser in which you are signed in, to confirm that this email is yours:",
    verifyUrl(origin, token),
    `It works once, within ${validity}. If you didn't ask for it, ignore this message.`,
  ].join("\n\n"),
});

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

export const verifyMessage = (to: string, origin: string, token: string): Message => ({
  to,
  subject: `Confirm your email for ${PRODUCT_NAME}`,
  text: [
    "Open this link in the browser in which you are signed in, to confirm that this email is yours:",
    verifyUrl(origin, token),
    `It works once, within ${validity}. If you didn't ask for it, ignore this message.`,
  ].join("\n\n"),
});

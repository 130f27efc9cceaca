import type { Message } from "./message";

/** The text of the email: what was written, and who wrote it. */
export const emailText = ({ name, email, message }: Message): string => `${message}\n\n${name}\n${email}`;

/** The link that opens the visitor's mail program with the email in it (RFC 6068: line breaks are CR LF). */
export const preparedEmail = (to: string, message: Message): string => {
  const body = emailText(message).replace(/\r?\n/g, "\r\n");
  return `mailto:${to}?subject=${encodeURIComponent(message.subject)}&body=${encodeURIComponent(body)}`;
};

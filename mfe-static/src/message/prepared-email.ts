import type { Message } from "./message";

export const emailText = ({ name, email, message }: Message): string => `${message}\n\n${name}\n${email}`;

/** A mailto link with the whole email (RFC 6068: line breaks are CR LF). */
export const preparedEmail = (to: string, message: Message): string => {
  const body = emailText(message).replace(/\r?\n/g, "\r\n");
  return `mailto:${to}?subject=${encodeURIComponent(message.subject)}&body=${encodeURIComponent(body)}`;
};

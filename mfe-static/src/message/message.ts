import { isEmailAddress } from "@promptfolio/lib/email-address";

export interface Message {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export type MessageField = keyof Message;
export type MessageProblems = Partial<Record<MessageField, string>>;

/** In form order. */
export const MESSAGE_FIELDS: readonly MessageField[] = ["name", "email", "subject", "message"];

/** Mail programs truncate mailto links at about 2000 characters; one encoded character can take several. */
export const MAX_MESSAGE_LENGTH = 1200;

const MISSING: Record<MessageField, string> = {
  name: "Enter your name, so that we know whom to answer.",
  email: "Enter your email address, so that we can answer.",
  subject: "Say in a few words what it is about.",
  message: "Write your message.",
};

/** What was typed into the form, trimmed. */
export const readMessage = (form: FormData): Message => {
  const read = (field: MessageField) => String(form.get(field) ?? "").trim();
  return { name: read("name"), email: read("email"), subject: read("subject"), message: read("message") };
};

/** Validation errors of a trimmed message, by field. */
export const problemsOf = (message: Message): MessageProblems => {
  const missing = MESSAGE_FIELDS.filter((field) => message[field] === "");
  const problems: MessageProblems = Object.fromEntries(missing.map((field) => [field, MISSING[field]]));
  if (message.email !== "" && !isEmailAddress(message.email))
    problems.email = "That is not a whole email address. It should look like name@example.org.";
  return problems;
};

export const emailText = ({ name, email, message }: Message): string => `${message}\n\n${name}\n${email}`;

/** A mailto link with the whole email (RFC 6068: line breaks are CR LF). */
export const preparedEmail = (to: string, message: Message): string => {
  const body = emailText(message).replace(/\r?\n/g, "\r\n");
  return `mailto:${to}?subject=${encodeURIComponent(message.subject)}&body=${encodeURIComponent(body)}`;
};

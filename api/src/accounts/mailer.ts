import { createTransport } from "nodemailer";
import type { ApiConfig } from "../config/config";

export interface Message {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  send(message: Message): Promise<void>;
  close(): void;
}

/** Sends mail through the server of `SMTP_URL`; undefined if none is set. */
export const createMailer = ({ mail }: Pick<ApiConfig, "mail">): Mailer | undefined => {
  if (mail === undefined) return undefined;
  const transport = createTransport(mail.smtpUrl, { from: mail.from });
  return {
    async send(message) {
      await transport.sendMail(message);
    },
    close: () => transport.close(),
  };
};

import { once } from "node:events";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  url: string;
  /** The oldest raw message that contains the text and was not read yet, or else the next such message. */
  next(text: string): Promise<string>;
  /** The number of messages received that contain the text. */
  count(text: string): number;
  close(): Promise<void>;
}

/** A real SMTP server that stores the messages it receives. */
export const startMailServer = async (): Promise<MailServer> => {
  const received: string[] = [];
  const unread: string[] = [];
  const waiting: { text: string; deliver: (message: string) => void }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(Buffer.from(chunk));
      const message = Buffer.concat(chunks).toString("utf8");
      received.push(message);
      const index = waiting.findIndex(({ text }) => message.includes(text));
      if (index < 0) unread.push(message);
      else for (const { deliver } of waiting.splice(index, 1)) deliver(message);
      done();
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    next(text) {
      const index = unread.findIndex((message) => message.includes(text));
      const [message] = index < 0 ? [] : unread.splice(index, 1);
      return message === undefined
        ? new Promise((deliver) => waiting.push({ text, deliver }))
        : Promise.resolve(message);
    },
    count: (text) => received.filter((message) => message.includes(text)).length,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

/** The value with this name in a message's link: `#token=…`. Lines that end with `=` are continued. */
export const tokenIn = (message: string, name: "token" | "verify"): string => {
  const text = message.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
  const token = new RegExp(`#${name}=([\\w-]{43})`).exec(text)?.[1];
  if (token === undefined) throw new Error(`The message has no link with ${name}`);
  return token;
};

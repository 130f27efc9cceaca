import { once } from "node:events";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  url: string;
  /** The oldest raw message that was received and not read yet, or else the next one. */
  next(): Promise<string>;
  /** The number of messages received. */
  readonly count: number;
  close(): Promise<void>;
}

/** A real SMTP server that stores the messages it receives. */
export const startMailServer = async (): Promise<MailServer> => {
  const messages: string[] = [];
  const waiting: ((message: string) => void)[] = [];
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(Buffer.from(chunk));
      const message = Buffer.concat(chunks).toString("utf8");
      count += 1;
      const deliver = waiting.shift();
      if (deliver) deliver(message);
      else messages.push(message);
      done();
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    next() {
      const message = messages.shift();
      return message === undefined
        ? new Promise((resolve) => waiting.push(resolve))
        : Promise.resolve(message);
    },
    get count() {
      return count;
    },
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

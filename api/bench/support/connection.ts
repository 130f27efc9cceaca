import { connect, type Socket } from "node:net";

export interface RawResponse {
  status: number;
  /** In bytes, head and body together. */
  size: number;
  body(): string;
}

const HEAD_END = Buffer.from("\r\n\r\n");
const LENGTH = Buffer.from("content-length: ");
const LF = "\n".charCodeAt(0);

/** The whole response at the start of `bytes`, or undefined if it is incomplete. */
const readResponse = (bytes: Buffer): RawResponse | undefined => {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd < 0) return undefined;
  const status = Number(bytes.toString("latin1", 9, 12));
  const at = bytes.indexOf(LENGTH);
  if ((at < 0 || at > headEnd) && status !== 204 && status !== 304) {
    throw new Error("The response has no Content-Length");
  }
  const isEmpty = at < 0 || at > headEnd;
  const length = isEmpty
    ? 0
    : Number(bytes.toString("latin1", at + LENGTH.length, bytes.indexOf(LF, at + LENGTH.length)));
  const bodyStart = headEnd + HEAD_END.length;
  const size = bodyStart + length;
  if (bytes.length < size) return undefined;
  return { status, size, body: () => bytes.toString("utf8", bodyStart, size) };
};

/**
 * One keep-alive connection in bare HTTP/1.1: the cheapest possible client, so that the server's limits are measured
 * and not the client's.
 */
export class Connection {
  #socket: Socket;
  #pending: Buffer | undefined;
  #settle: { resolve(response: RawResponse): void; reject(error: unknown): void } | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on("data", (chunk) => this.#receive(chunk));
    socket.on("error", (error) => this.#fail(error));
    socket.on("close", () => this.#fail(new Error("The connection was closed")));
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.off("error", reject);
        resolve(new Connection(socket));
      });
      socket.once("error", reject);
    });
  }

  /** Sends a raw request, from the request line to the end of the body. */
  request(text: string): Promise<RawResponse> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#socket.write(text);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #receive(chunk: Buffer): void {
    const bytes = this.#pending ? Buffer.concat([this.#pending, chunk]) : chunk;
    const response = readResponse(bytes);
    this.#pending = response ? undefined : bytes;
    if (!response) return;
    const settle = this.#settle;
    this.#settle = undefined;
    settle?.resolve(response);
  }

  #fail(error: unknown): void {
    const settle = this.#settle;
    this.#settle = undefined;
    settle?.reject(error);
  }
}

/** A request without a body, as text. */
export const requestText = (
  method: "GET" | "POST",
  path: string,
  headers: Readonly<Record<string, string>> = {},
): string => {
  const lines = Object.entries({
    host: "localhost",
    ...headers,
    ...(method === "POST" ? { "content-length": "0" } : {}),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
};

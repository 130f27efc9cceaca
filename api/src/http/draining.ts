import type { Server } from "node:http";
import type { Handler } from "./shed-load";

declare module "fastify" {
  interface FastifyInstance {
    /** Absent if the server doesn't listen by itself, as in some tests. */
    draining?: Draining;
  }
}

/** The requests of a server, and whether it is about to stop. */
export class Draining {
  readonly #started = new AbortController();
  readonly #waiting: (() => void)[] = [];
  #pending = 0;

  /** How many requests are in progress. */
  get pending(): number {
    return this.#pending;
  }

  /** Aborted when the server is about to stop: responses without an end of their own end then. */
  get signal(): AbortSignal {
    return this.#started.signal;
  }

  /** Wraps `handle` to count requests in progress, and to close connections while the server is about to stop. */
  track(handle: Handler): Handler {
    return (request, response) => {
      this.#pending += 1;
      if (this.signal.aborted) response.setHeader("connection", "close");
      response.once("close", () => {
        this.#pending -= 1;
        if (this.#pending === 0) for (const resolve of this.#waiting.splice(0)) resolve();
      });
      handle(request, response);
    };
  }

  /** From now on the server isn't ready, but serves what it gets. */
  start(): void {
    this.#started.abort();
  }

  /** Accepts no more connections, and resolves once all requests have their responses. */
  async finish(server: Server): Promise<void> {
    server.close();
    server.closeIdleConnections();
    while (this.#pending > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}

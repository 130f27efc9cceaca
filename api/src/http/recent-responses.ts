import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { requestId } from "./request-id";
import type { RequestTrace } from "./request-trace";
import type { Handler } from "./shed-load";

declare module "fastify" {
  interface FastifyInstance {
    /** Absent where every request must reach its route. */
    recentResponses?: RecentResponses;
  }
}

interface RecentResponse {
  /** Names and values in turn, but for the request's id. */
  headers: readonly string[];
  body: Buffer;
  isCurrent: () => boolean;
  route: string;
  trace: RequestTrace | undefined;
}

/** A request with one of these may get something else, or needs a look at what it asks for. */
const SELECTING_HEADERS = ["authorization", "origin", "range", "if-none-match", "if-modified-since"];

const isSimple = ({ method, headers }: IncomingMessage): boolean =>
  method === "GET" && SELECTING_HEADERS.every((name) => headers[name] === undefined);

const LIMITS = { max: 2_000, maxSize: 8 * 1024 * 1024, maxEntrySize: 512 * 1024 };

/**
 * Responses that are the same for everyone, by request, so that they are sent again before the framework sees the request
 * (docs/decisions/0028-recent-responses-first.md). What they are made from decides how long they are current.
 */
export class RecentResponses {
  readonly #responses = new LRUCache<string, RecentResponse>({
    ...LIMITS,
    // The key has a caller's own URL and headers, of up to 16 KB.
    sizeCalculation: ({ body }, key) => key.length + body.length,
  });
  readonly #keyOf: (request: IncomingMessage) => string;
  #isClosed = false;

  /** @param trustsProxy whether forwarded headers count, which then are part of what a response depends on */
  constructor(trustsProxy: boolean) {
    const plain = ({ url, headers }: IncomingMessage) => `${url}\n${headers.host}\n${headers.accept}`;
    this.#keyOf = trustsProxy
      ? (request) =>
          [
            plain(request),
            request.socket.remoteAddress,
            request.headers["x-forwarded-proto"],
            request.headers["x-forwarded-host"],
          ].join("\n")
      : plain;
  }

  /** Notes a response with status 200 that is about to be sent. */
  remember(request: FastifyRequest, reply: FastifyReply, body: Buffer, isCurrent: () => boolean): void {
    if (!isSimple(request.raw)) return;
    const { "x-request-id": _, ...headers } = reply.getHeaders();
    this.#responses.set(this.#keyOf(request.raw), {
      headers: Object.entries({ ...headers, "content-length": body.length }).flatMap(([name, value]) => [
        name,
        String(value),
      ]),
      body,
      isCurrent,
      route: request.routeOptions.url ?? "unknown",
      trace: request.server.traceRequest,
    });
  }

  /** `handle`, for requests that no recent response serves. */
  before(handle: Handler): Handler {
    return (request, response) => {
      const recent = isSimple(request) && !this.#isClosed ? this.#find(request) : undefined;
      if (!recent) return handle(request, response);
      const id = requestId(request.headers);
      response.writeHead(200, [...recent.headers, "x-request-id", id]);
      response.end(recent.body);
      recent.trace?.({ id, method: "GET", route: recent.route, status: 200, ms: 0 });
    };
  }

  /** Bytes of all that is remembered, and of what it is found by. */
  get size(): number {
    return this.#responses.calculatedSize;
  }

  /** From now on every request reaches the framework, which refuses new ones while it ends. */
  close(): void {
    this.#isClosed = true;
    this.#responses.clear();
  }

  #find(request: IncomingMessage): RecentResponse | undefined {
    const key = this.#keyOf(request);
    const recent = this.#responses.get(key);
    if (!recent || recent.isCurrent()) return recent;
    this.#responses.delete(key);
    return undefined;
  }
}

/** Lets the routes of `app` remember what they send. */
export const installRecentResponses = (app: FastifyInstance, recent: RecentResponses): void => {
  app.decorate("recentResponses", recent);
  app.addHook("preClose", async () => recent.close());
};

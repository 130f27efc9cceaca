import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { requestId } from "./request-id";
import type { RequestTrace } from "./request-trace";
import type { Handler } from "./shed-load";

declare module "fastify" {
  interface FastifyInstance {
    /** Absent if every request must reach its route. */
    recentResponses?: RecentResponses;
  }
}

interface RecentResponse {
  /** Alternating names and values, without the request's id. */
  headers: readonly string[];
  body: Buffer;
  isCurrent: () => boolean;
  route: string;
  trace: RequestTrace | undefined;
}

/** A request with one of these headers may need a different response, or a check by the route. */
const SELECTING_HEADERS = ["authorization", "origin", "range", "if-none-match", "if-modified-since"];

const isSimple = ({ method, headers }: IncomingMessage): boolean =>
  method === "GET" && SELECTING_HEADERS.every((name) => headers[name] === undefined);

const LIMITS = { max: 2_000, maxSize: 8 * 1024 * 1024, maxEntrySize: 512 * 1024 };

/**
 * Responses that are the same for everyone, by request. As long as `isCurrent` returns true they are sent again without
 * passing the request to the framework (docs/decisions/0028-recent-responses-first.md).
 */
export class RecentResponses {
  readonly #responses = new LRUCache<string, RecentResponse>({
    ...LIMITS,
    // The key counts too: it contains the caller's URL and headers, up to 16 KB.
    sizeCalculation: ({ body }, key) => key.length + body.length,
  });
  readonly #keyOf: (request: IncomingMessage) => string;
  #isClosed = false;

  /** @param trustsProxy whether forwarded headers are trusted, in which case responses depend on them */
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

  /** Stores a response with status 200 that is about to be sent. */
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

  /** Wraps `handle`: it gets only the requests that no recent response can serve. */
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

  /** Size of all stored responses and their keys, in bytes. */
  get size(): number {
    return this.#responses.calculatedSize;
  }

  /** From now on every request reaches the framework, which rejects new requests while it closes. */
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

/** Lets the routes of `app` store the responses that they send. */
export const installRecentResponses = (app: FastifyInstance, recent: RecentResponses): void => {
  app.decorate("recentResponses", recent);
  app.addHook("preClose", async () => recent.close());
};

import { randomUUID } from "node:crypto";
import { createServer as createHttpServer } from "node:http";
import { normaliseForwarded } from "@promptfolio/server/forwarded";
import { createQueueLimit } from "@promptfolio/server/queue-limit";
import type { Tracing } from "@promptfolio/server/tracing/spans";
import type { NoteUrl } from "@promptfolio/server/watchdog/start-watchdog";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Logger } from "pino";
import { Counter } from "prom-client";
import type { ApiConfig } from "../config/config";
import { Draining } from "./draining";
import { respondWithProblem } from "./install-problems";
import { installRequestSpans } from "./request-spans";
import { type Handler, shedLoad } from "./shed-load";

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Requests rejected by a limit: the code of a problem with status 429, `queue`, `overload` or `pages`. Absent where
     * nothing is counted, as in some tests.
     */
    limits?: Counter<"limit">;
  }
}

const KIB = 1024;

const REQUEST_TIMEOUT_MS = 120_000;
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
const HTTP_LIMITS = {
  // Node refuses what exceeds it without an answer that a site could give: one page's cookies must stay below it.
  maxHeaderSize: 256 * KIB,
  headersTimeout: 20_000,
  requestTimeout: REQUEST_TIMEOUT_MS,
  // Node checks the two timeouts every 30 seconds otherwise, so that half a request lasted 50.
  connectionsCheckingInterval: 1_000,
};

/** Short, so that the health check, which needs two or three turns, responds in time even on a slow machine. */
const TURN_MS = 10;
const QUEUE = { max: 2_000, min: 32, targetMs: 50, burstMs: 500 };

/**
 * Maximum number of connections that wait to be accepted, so that the kernel doesn't drop a surge of visitors. The
 * kernel's `somaxconn` is an upper limit.
 */
export const BACKLOG = 4_096;

/**
 * A server for the API's routes, with or without other routes.
 * @param noteUrl called with the URL of each request whose work begins
 */
export const createServer = (
  config: ApiConfig,
  log: Logger,
  tracing?: Tracing,
  noteUrl?: NoteUrl,
): FastifyInstance => {
  const draining = new Draining();
  const limits = new Counter({
    name: "promptfolio_limits_hit_total",
    help: "Requests rejected by a limit",
    labelNames: ["limit"],
    registers: [],
  });
  const shedding = {
    turnMs: TURN_MS,
    queue: createQueueLimit(QUEUE),
    onRejected: () => limits.inc({ limit: "overload" }),
  };

  const serverFactory = (handle: Handler) => {
    const begin: Handler = (request, response) => {
      noteUrl?.(request.url ?? "");
      handle(request, response);
    };
    const server = createHttpServer(HTTP_LIMITS, draining.track(shedLoad(begin, shedding)));
    server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
    return server;
  };

  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy && [...config.trustProxy],
    // The id set by a proxy if it is valid, otherwise a new one.
    genReqId: ({ headers: { "x-request-id": id } }) =>
      typeof id === "string" && /^[\w-]{8,64}$/.test(id) ? id : randomUUID(),
    // For malformed URLs, which reach no route's error handler.
    frameworkErrors: respondWithProblem,
    bodyLimit: 64 * KIB,
    serverFactory,
    routerOptions: { maxParamLength: 400 },
    forceCloseConnections: "idle",
    return503OnClosing: true,
  });
  app.decorate("draining", draining);
  app.decorate("limits", limits);
  const isBehindProxy = config.trustProxy !== false;
  app.addHook("onRequest", (request, reply, done) => {
    if (isBehindProxy) normaliseForwarded(request.headers);
    // RFC 6797 forbids it without encryption.
    if (request.protocol === "https") reply.header("strict-transport-security", config.strictTransport);
    done();
  });
  if (tracing) installRequestSpans(app, tracing);
  return app;
};

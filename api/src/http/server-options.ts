import { randomUUID } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { createQueueLimit } from "@promptfolio/server/queue-limit";
import type { NoteUrl } from "@promptfolio/server/watchdog/start-watchdog";
import {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Logger } from "pino";
import type { ApiConfig } from "../config/config";
import type { Draining } from "./draining";
import { respondWithProblem } from "./install-problems";
import type { LimitCounts } from "./limit-counts";
import { type Handler, shedLoad } from "./shed-load";

/** The request id set by a proxy if it is valid, otherwise a new one. */
const requestId = ({ "x-request-id": id }: IncomingHttpHeaders): string =>
  typeof id === "string" && /^[\w-]{8,64}$/.test(id) ? id : randomUUID();

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

/** What a server counts of its requests. */
interface RequestCounts {
  draining: Draining;
  limits: LimitCounts;
}

const createSheddingServer = (
  handle: Handler,
  { draining, limits }: RequestCounts,
  noteUrl: NoteUrl,
): Server => {
  const onRejected = () => limits.hit("overload");
  const shedding = { turnMs: TURN_MS, queue: createQueueLimit(QUEUE), onRejected };
  const begin: Handler = (request, response) => {
    noteUrl(request.url ?? "");
    handle(request, response);
  };
  const server = createServer(HTTP_LIMITS, draining.track(shedLoad(begin, shedding)));
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  return server;
};

/**
 * Request limits and the trusted proxy, for every Fastify instance that serves the API's routes.
 * @param noteUrl called with the URL of each request whose work begins
 */
export const serverOptions = (
  config: ApiConfig,
  log: Logger,
  counts: RequestCounts,
  noteUrl: NoteUrl = () => undefined,
) => {
  const loggerInstance: FastifyBaseLogger = log;
  return {
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy && [...config.trustProxy],
    genReqId: ({ headers }) => requestId(headers),
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      // For malformed URLs, which reach no route's error handler.
      respondWithProblem(error, request, reply);
    },
    bodyLimit: 64 * KIB,
    serverFactory: (handle: Handler) => createSheddingServer(handle, counts, noteUrl),
    routerOptions: { maxParamLength: 400 },
    forceCloseConnections: "idle",
    return503OnClosing: true,
  } satisfies FastifyHttpOptions<Server>;
};

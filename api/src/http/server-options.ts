import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Logger } from "pino";
import type { ApiConfig } from "../config";
import { respondWithProblem } from "./install-problems";
import { type Handler, shedLoad, startLoopClock } from "./shed-load";

const KIB = 1024;

/** An id that a proxy gave the request, if it is one, or a new one. */
const requestId = (header: string | string[] | undefined): string =>
  typeof header === "string" && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();

const REQUEST_TIMEOUT_MS = 120_000;
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
const HTTP_LIMITS = { maxHeaderSize: 16 * KIB, headersTimeout: 20_000, requestTimeout: REQUEST_TIMEOUT_MS };

/** A fifth of a second, so that the health check takes less than one; a page with all its pictures is no overload. */
const SHEDDING = { maxTurnMs: 200, minPending: 128 };

const createSheddingServer = (handle: Handler): Server => {
  const server = createServer(HTTP_LIMITS, shedLoad(handle, { ...SHEDDING, turnMs: startLoopClock() }));
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  return server;
};

/** Limits on what a request may be, and whom to believe; for any Fastify instance that the API's routes run in. */
export const serverOptions = (config: ApiConfig, log: Logger) => {
  const loggerInstance: FastifyBaseLogger = log;
  return {
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy === false ? false : config.trustProxy.split(",").map((part) => part.trim()),
    genReqId: (request) => requestId(request.headers["x-request-id"]),
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      // Malformed URLs, which reach no route's handler.
      respondWithProblem(error, request, reply);
    },
    bodyLimit: 64 * KIB,
    serverFactory: createSheddingServer,
    routerOptions: { maxParamLength: 400 },
    forceCloseConnections: "idle",
    return503OnClosing: true,
  } satisfies FastifyHttpOptions<Server>;
};

import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import { createQueueLimit } from "@promptfolio/server/queue-limit";
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
import { type Handler, shedLoad } from "./shed-load";

const KIB = 1024;

/** An id that a proxy gave the request, if it is one, or a new one. */
const requestId = (header: string | string[] | undefined): string =>
  typeof header === "string" && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();

const REQUEST_TIMEOUT_MS = 120_000;
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
const HTTP_LIMITS = { maxHeaderSize: 16 * KIB, headersTimeout: 20_000, requestTimeout: REQUEST_TIMEOUT_MS };

/** So that the health check, which needs two or three turns, is in time however slow the machine is. */
const TURN_MS = 10;
const QUEUE = { max: 2_000, min: 32, targetMs: 50, burstMs: 500 };

const createSheddingServer = (handle: Handler): Server => {
  const shedding = { turnMs: TURN_MS, queue: createQueueLimit(QUEUE) };
  const server = createServer(HTTP_LIMITS, shedLoad(handle, shedding));
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

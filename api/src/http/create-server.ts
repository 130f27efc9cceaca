import type { Tracing } from "@promptfolio/server/tracing/spans";
import Fastify, { type FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { ApiConfig } from "../config";
import { installRecentResponses, RecentResponses } from "./recent-responses";
import { installRequestSpans } from "./request-spans";
import { serverOptions } from "./server-options";

/**
 * A server for the API's routes, with or without other routes. With tracing, every request reaches its route: there are
 * no recent responses.
 */
export const createServer = (config: ApiConfig, log: Logger, tracing?: Tracing): FastifyInstance => {
  const recent = tracing ? undefined : new RecentResponses(config.trustProxy !== false);
  const app = Fastify(serverOptions(config, log, recent));
  if (recent) installRecentResponses(app, recent);
  if (tracing) installRequestSpans(app, tracing);
  return app;
};

import { normaliseForwarded } from "@promptfolio/server/forwarded";
import type { Tracing } from "@promptfolio/server/tracing/spans";
import type { NoteUrl } from "@promptfolio/server/watchdog/start-watchdog";
import Fastify, { type FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { ApiConfig } from "../config/config";
import { Draining } from "./draining";
import { createLimitCounts } from "./limit-counts";
import { installRequestSpans } from "./request-spans";
import { serverOptions } from "./server-options";

/** A server for the API's routes, with or without other routes. */
export const createServer = (
  config: ApiConfig,
  log: Logger,
  tracing?: Tracing,
  noteUrl?: NoteUrl,
): FastifyInstance => {
  const draining = new Draining();
  const limits = createLimitCounts();
  const app = Fastify(serverOptions(config, log, { draining, limits }, noteUrl));
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

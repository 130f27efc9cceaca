import type { FastifyInstance } from "fastify";
import type { Metrics } from "./metrics";

/** Each answer carries its request's id; each request is measured and logged in one line, without its query. */
export function installTrace(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown";
    const { method } = request;
    const seconds = reply.elapsedTime / 1000;
    metrics.requests.observe({ route, method, status: String(reply.statusCode) }, seconds);
    request.log.info(
      { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "request",
    );
  });
}

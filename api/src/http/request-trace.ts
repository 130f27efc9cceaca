import type { FastifyInstance } from "fastify";
import type { Metrics } from "./metrics";

/** Measures each request and logs it in one line, without its query. */
export const installTrace = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown";
    const { method } = request;
    const status = reply.statusCode;
    metrics.requestDuration.observe({ method, route, status_code: status }, reply.elapsedTime / 1000);
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime) }, "request");
  });
};

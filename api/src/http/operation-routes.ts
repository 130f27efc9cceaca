import type { FastifyPluginAsync } from "fastify";
import type { OpenDatabase } from "../database/open-database";
import type { Metrics } from "./metrics";
import { Problem } from "./problem";
import { installProtection } from "./protection";
import { installServerMetrics } from "./server-metrics";

interface OperationServices {
  metrics: Metrics;
  storage: Pick<OpenDatabase, "check">;
}

/** Routes for load balancers and monitoring. */
export const operationRoutes: FastifyPluginAsync<{ services: OperationServices }> = async (
  app,
  { services },
) => {
  installProtection(app, { resourcePolicy: "same-origin" });
  installServerMetrics(app, services.metrics);
  const { draining } = app;

  app.get("/healthz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });

  app.get("/readyz", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (draining?.signal.aborted)
      throw new Problem(503, "unavailable", "The server is about to stop.", {
        headers: { "retry-after": "5" },
      });
    try {
      await services.storage.check();
    } catch (error) {
      request.log.warn({ err: error }, "not ready");
      throw new Problem(503, "unavailable", "The database can't be reached.", {
        headers: { "retry-after": "5" },
      });
    }
    return { status: "ready" };
  });

  app.get("/metrics", async (_request, reply) =>
    reply
      .header("cache-control", "no-store")
      .type(services.metrics.contentType)
      .send(await services.metrics.text()),
  );
};

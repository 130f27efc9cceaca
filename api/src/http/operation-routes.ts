import type { FastifyInstance } from "fastify";
import type { OpenDatabase } from "../database/open-database";
import type { Metrics } from "./metrics";
import { unavailable } from "./problem";
import { installProtection } from "./protection";
import type { Routes } from "./routes";

/** Adds what a server counts of all its requests, also of those that reach no route of the API. */
export const installServerMetrics = ({ draining, limits }: FastifyInstance, metrics: Metrics): void => {
  if (limits) metrics.add(limits);
  if (!draining) return;
  metrics.gauge("promptfolio_draining", "1 while the server is about to stop", () =>
    Number(draining.signal.aborted),
  );
  metrics.gauge("http_requests_in_progress", "Requests without a response", () => draining.pending);
};

/** Routes for load balancers and monitoring. */
export const operationRoutes: Routes<{
  metrics: Metrics;
  storage: Pick<OpenDatabase, "check">;
}> = async (app, { services }) => {
  installProtection(app, { resourcePolicy: "same-origin" });
  installServerMetrics(app, services.metrics);
  const { draining } = app;

  app.get("/healthz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });

  app.get("/readyz", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (draining?.signal.aborted) throw unavailable("The server is about to stop.");
    try {
      await services.storage.check();
    } catch (error) {
      request.log.warn({ err: error }, "not ready");
      throw unavailable("The database can't be reached.");
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

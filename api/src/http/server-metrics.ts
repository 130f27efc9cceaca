import type { FastifyInstance } from "fastify";
import type { Metrics } from "./metrics";

/** Adds what a server counts of all its requests, also of those that reach no route of the API. */
export const installServerMetrics = ({ draining, limits }: FastifyInstance, metrics: Metrics): void => {
  if (limits) metrics.section(limits);
  if (!draining) return;
  metrics.gauge("promptfolio_draining", "1 while the server is about to stop", () =>
    Number(draining.signal.aborted),
  );
  metrics.gauge("http_requests_in_progress", "Requests without a response", () => draining.pending);
};

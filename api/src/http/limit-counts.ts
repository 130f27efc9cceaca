import { Counter, Registry } from "prom-client";
import type { MetricSource } from "./metrics";

declare module "fastify" {
  interface FastifyInstance {
    /** Absent where nothing is counted, as in some tests. */
    limits?: LimitCounts;
  }
}

export interface LimitCounts extends MetricSource {
  /** Counts a request that a limit rejected: the code of a problem with status 429, `queue`, `overload` or `pages`. */
  hit(limit: string): void;
}

export const createLimitCounts = (): LimitCounts => {
  const registry = new Registry();
  const counter = new Counter({
    name: "promptfolio_limits_hit_total",
    help: "Requests rejected by a limit",
    labelNames: ["limit"],
    registers: [registry],
  });
  return {
    hit: (limit) => counter.inc({ limit }),
    text: () => registry.metrics(),
    json: () => registry.getMetricsAsJSON(),
  };
};

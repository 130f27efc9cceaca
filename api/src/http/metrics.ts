import type { PrometheusMetric } from "@promptfolio/server/tracing/spans";
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from "prom-client";

/** In seconds. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface MetricSource {
  /** In Prometheus' text format. */
  text(): Promise<string>;
  json(): Promise<readonly PrometheusMetric[]>;
}

export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  const sections: MetricSource[] = [];
  collectDefaultMetrics({ register: registry });
  return {
    reveals: new Counter({
      name: "promptfolio_reveals_total",
      help: "Reveals by outcome",
      labelNames: ["outcome"],
      registers,
    }),
    /** Rejected promises that nobody waited for. */
    unhandledRejections: new Counter({
      name: "promptfolio_unhandled_rejections_total",
      help: "Rejected promises that nobody waited for, each of which is a mistake in the code",
      registers,
    }),
    requestDuration: new Histogram({
      name: "http_request_duration_seconds",
      help: "API requests by method, route and status code",
      labelNames: ["method", "route", "status_code"],
      buckets: DURATION_BUCKETS,
      registers,
    }),
    contentType: registry.contentType,
    /** Adds a gauge that is read on each scrape. */
    gauge: (name: string, help: string, read: () => number) => {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
    },
    /** Adds a counter of events that are counted elsewhere; it is read on each scrape. */
    counter: (name: string, help: string, read: () => number) => {
      const counter: Counter = new Counter({
        name,
        help,
        registers,
        collect: () => {
          counter.reset();
          counter.inc(read());
        },
      });
    },
    add: (metric: Metric) => registry.registerMetric(metric),
    /** Adds metrics that are counted elsewhere. */
    section: (source: MetricSource) => {
      sections.push(source);
    },
    text: async () =>
      (await Promise.all([registry.metrics(), ...sections.map(({ text }) => text())])).join("\n"),
    json: async () =>
      (await Promise.all([registry.getMetricsAsJSON(), ...sections.map(({ json }) => json())])).flat(),
  };
};
export type Metrics = ReturnType<typeof createMetrics>;

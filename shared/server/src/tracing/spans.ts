import type { IncomingHttpHeaders } from "node:http";

export type SpanAttributes = Readonly<Record<string, string | number>>;

/** Spans of what a request brings about. */
export interface Spans {
  /** Does work in a span of its own, under the one that it belongs to. `client`: something else does it. */
  span<Result>(
    name: string,
    attributes: SpanAttributes,
    work: () => Promise<Result>,
    kind?: "client" | "internal",
  ): Promise<Result>;
  /** Headers by which another service goes on with the trace (W3C Trace Context). */
  headers(): Record<string, string>;
}

/** A request that is being served. */
export interface RequestSpan {
  /** Does what belongs to the request. */
  run(work: () => void): void;
  end(name: string, status: number, attributes: SpanAttributes): void;
}

export interface Tracing extends Spans {
  startRequest(method: string, headers: IncomingHttpHeaders): RequestSpan;
  /** Exports these metrics too, as they are at the time. */
  exportMetrics(read: () => Promise<readonly PrometheusMetric[]>): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** A metric as prom-client has it in JSON. */
export interface PrometheusMetric {
  name: string;
  help: string;
  /** `counter`, `gauge`, `histogram`; prom-client's types say it is a number. */
  type: unknown;
  values: readonly {
    value: number;
    labels: Partial<Record<string, string | number>>;
    metricName?: string;
  }[];
}

/** Where nothing is traced. */
export const noSpans: Spans = {
  span: (_name, _attributes, work) => work(),
  headers: () => ({}),
};

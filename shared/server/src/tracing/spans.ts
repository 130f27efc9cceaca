import type { IncomingHttpHeaders } from "node:http";

export type SpanAttributes = Readonly<Record<string, string | number>>;

/** Creates spans of the work that a request causes. */
export interface Spans {
  /** Runs work in a new span, a child of the current one. `client`: another service does the work. */
  span<Result>(
    name: string,
    attributes: SpanAttributes,
    work: () => Promise<Result>,
    kind?: "client" | "internal",
  ): Promise<Result>;
  /** Headers with which another service continues the trace (W3C Trace Context). */
  headers(): Record<string, string>;
}

export interface RequestSpan {
  /** Runs work that belongs to the request. */
  run(work: () => void): void;
  end(name: string, status: number, attributes: SpanAttributes): void;
}

export interface Tracing extends Spans {
  startRequest(method: string, headers: IncomingHttpHeaders): RequestSpan;
  /** Also exports these metrics, with their values at the time of the export. */
  exportMetrics(read: () => Promise<readonly PrometheusMetric[]>): void;
  /** Sends the remaining spans and metrics. */
  close(): Promise<void>;
}

/** A metric in prom-client's JSON format. */
export interface PrometheusMetric {
  name: string;
  help: string;
  /** `counter`, `gauge`, `histogram`; prom-client's types declare it as a number. */
  type: unknown;
  values: readonly {
    value: number;
    labels: Partial<Record<string, string | number>>;
    metricName?: string;
  }[];
}

export const noSpans: Spans = {
  span: (_name, _attributes, work) => work(),
  headers: () => ({}),
};

import { AsyncLocalStorage } from "node:async_hooks";
import type { SpanAttributes, Tracing } from "../tracing/spans";

export interface RecordedSpan {
  name: string;
  /** The name of the parent span. */
  parent: string | undefined;
  attributes: SpanAttributes;
}

/** Records spans in memory, in the order in which they end. A request's span has its method as name until it ends. */
export const recordSpans = (): { tracing: Tracing; spans: RecordedSpan[] } => {
  const current = new AsyncLocalStorage<string>();
  const spans: RecordedSpan[] = [];
  const tracing: Tracing = {
    span: async (name, attributes, work) => {
      const parent = current.getStore();
      try {
        return await current.run(name, work);
      } finally {
        spans.push({ name, parent, attributes });
      }
    },
    headers: () => ({}),
    startRequest: (method) => ({
      run: (work) => current.run(method, work),
      end: (name, _status, attributes) => {
        spans.push({ name, parent: undefined, attributes });
      },
    }),
    exportMetrics: () => undefined,
    close: async () => undefined,
  };
  return { tracing, spans };
};

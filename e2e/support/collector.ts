import { createServer } from "node:http";

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

export interface CollectedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
}

/** An ordinary OpenTelemetry collector: OTLP over HTTP, in JSON. */
export const startCollector = async () => {
  const spans: CollectedSpan[] = [];
  const metrics = new Set<string>();
  let onReceived: () => void = () => undefined;
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { resourceSpans = [], resourceMetrics = [] } = JSON.parse(body);
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
    for (const { scopeMetrics } of resourceMetrics)
      for (const scope of scopeMetrics) for (const { name } of scope.metrics) metrics.add(name);
    response.end("{}");
    onReceived();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    metrics,
    /** Waits for telemetry that has not been received yet. */
    until: async (isComplete: () => boolean): Promise<void> => {
      while (!isComplete())
        await new Promise<void>((resolve) => {
          onReceived = resolve;
        });
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

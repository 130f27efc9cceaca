import { createServer, type Server } from "node:http";
import { pino } from "pino";
import { openTracing } from "./open-tracing";
import type { PrometheusMetric, Tracing } from "./spans";

interface Received {
  url: string;
  body: string;
}

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
}

let server: Server;
let received: Received[];
let tracing: Tracing;

/** Starts a collector of OTLP over HTTP. */
beforeEach(async () => {
  received = [];
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    received.push({ url: request.url ?? "", body });
    response.end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const config = { endpoint: `http://127.0.0.1:${port}`, metricsIntervalMs: 60_000 };
  const opened = await openTracing(config, "a-service", pino({ level: "silent" }));
  if (!opened) throw new Error("nothing is traced");
  tracing = opened;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const sentTo = (url: string) => received.filter((one) => one.url === url).map(({ body }) => JSON.parse(body));
const spansSent = (): SentSpan[] =>
  sentTo("/v1/traces").flatMap(({ resourceSpans }) => resourceSpans[0].scopeSpans[0].spans);
const spanNamed = (name: string): SentSpan | undefined => spansSent().find((span) => span.name === name);

test("traces nothing without a collector", async () => {
  await tracing.close();
  const config = { endpoint: undefined, metricsIntervalMs: 60_000 };
  expect(await openTracing(config, "a-service", pino({ level: "silent" }))).toBeUndefined();
});

test("nests spans below their request, and continues the trace in another service", async () => {
  const page = tracing.startRequest("GET", {});
  await new Promise<void>((resolve) => {
    page.run(async () => {
      await tracing.span("render", {}, async () => {
        const api = tracing.startRequest("GET", tracing.headers());
        await new Promise<void>((done) => api.run(() => void tracing.span("SELECT", {}, async () => done())));
        api.end("GET /api", 200, {});
      });
      resolve();
    });
  });
  page.end("GET /", 200, { "http.route": "/" });
  await tracing.close();
  expect(new Set(spansSent().map(({ traceId }) => traceId)).size).toBe(1);
  const parentOf = (name: string) => spanNamed(name)?.parentSpanId;
  expect(parentOf("GET /")).toBeUndefined();
  expect(parentOf("render")).toBe(spanNamed("GET /")?.spanId);
  expect(parentOf("GET /api")).toBe(spanNamed("render")?.spanId);
  expect(parentOf("SELECT")).toBe(spanNamed("GET /api")?.spanId);
  expect(sentTo("/v1/traces")[0].resourceSpans[0].resource.attributes).toContainEqual({
    key: "service.name",
    value: { stringValue: "a-service" },
  });
});

test("marks the span of a failure, and throws the error to the caller", async () => {
  const failing = tracing.span("render", {}, async () => {
    throw new Error("it hangs");
  });
  await expect(failing).rejects.toThrow("it hangs");
  const request = tracing.startRequest("GET", {});
  request.end("GET /", 503, {});
  await tracing.close();
  expect(spanNamed("render")?.status).toMatchObject({ code: 2, message: "it hangs" });
  expect(spanNamed("GET /")?.status).toMatchObject({ code: 2 });
});

test("keeps the names of metrics, and converts cumulative bucket counts", async () => {
  const bucket = (le: number | string, value: number) => ({
    ...{ value, labels: { le, route: "/" } },
    metricName: "duration_seconds_bucket",
  });
  const metrics: PrometheusMetric[] = [
    {
      name: "reveals_total",
      help: "Reveals",
      type: "counter",
      values: [{ value: 3, labels: { outcome: "ok" } }],
    },
    { name: "revision", help: "", type: "gauge", values: [{ value: 7, labels: {} }] },
    {
      ...{ name: "duration_seconds", help: "", type: "histogram" },
      values: [
        ...[bucket(0.1, 4), bucket(1, 6), bucket("+Inf", 7)],
        { value: 5.5, labels: { route: "/" }, metricName: "duration_seconds_sum" },
        { value: 7, labels: { route: "/" }, metricName: "duration_seconds_count" },
      ],
    },
  ];
  tracing.exportMetrics(async () => metrics);
  await tracing.close();
  const sent = sentTo("/v1/metrics").flatMap(({ resourceMetrics }) =>
    resourceMetrics[0].scopeMetrics.flatMap((scope: { metrics: unknown[] }) => scope.metrics),
  );
  const outcome = { key: "outcome", value: { stringValue: "ok" } };
  expect(sent).toMatchObject([
    {
      name: "reveals_total",
      sum: { isMonotonic: true, dataPoints: [{ asDouble: 3, attributes: [outcome] }] },
    },
    { name: "revision", gauge: { dataPoints: [{ asDouble: 7 }] } },
    {
      name: "duration_seconds",
      histogram: {
        dataPoints: [{ explicitBounds: [0.1, 1], bucketCounts: [4, 2, 1], count: 7, sum: 5.5 }],
      },
    },
  ]);
});

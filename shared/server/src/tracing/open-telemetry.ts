import {
  DiagLogLevel,
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import type { Logger } from "pino";
import { reasonOf } from "../error-code";
import { createPrometheusProducer } from "./prometheus-producer";
import type { PrometheusMetric, RequestSpan, Tracing } from "./spans";

/** How long an export to the collector may take. */
const EXPORT_TIMEOUT_MS = 10_000;
/** Limits attributes such as a statement's text, which may be long. */
const MAX_ATTRIBUTE_LENGTH = 4_096;
const SERVER_ERROR = 500;

/** How the collector identifies this process. `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` take precedence. */
const resourceOf = (service: string): Resource =>
  defaultResource()
    .merge(resourceFromAttributes({ "service.name": service }))
    .merge(detectResources({ detectors: [envDetector] }));

/** Logs OpenTelemetry's errors, such as an unreachable collector, as warnings in our log. */
const reportTo = (log: Logger): void => {
  const warn = (message: string, ...more: unknown[]) => log.warn({ more }, `OpenTelemetry: ${message}`);
  const quiet = () => undefined;
  diag.setLogger(
    { error: warn, warn, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
};

/** Sends spans and metrics by OTLP over HTTP. Other `OTEL_` variables, such as headers and samplers, work as usual. */
export const startOpenTelemetry = (
  endpoint: string,
  metricsIntervalMs: number,
  service: string,
  log: Logger,
): Tracing => {
  reportTo(log);
  const resource = resourceOf(service);
  const urlOf = (signal: string) => ({ url: `${endpoint.replace(/\/$/, "")}/v1/${signal}` });
  const provider = new BasicTracerProvider({
    resource,
    spanLimits: { attributeValueLengthLimit: MAX_ATTRIBUTE_LENGTH },
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter(urlOf("traces")))],
  });
  const sources: (() => Promise<readonly PrometheusMetric[]>)[] = [];
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(urlOf("metrics")),
        exportIntervalMillis: metricsIntervalMs,
        exportTimeoutMillis: Math.min(metricsIntervalMs, EXPORT_TIMEOUT_MS),
        metricProducers: [createPrometheusProducer(sources)],
      }),
    ],
  });
  const tracer = provider.getTracer("promptfolio");
  const propagator = new W3CTraceContextPropagator();
  const contexts = new AsyncLocalStorageContextManager().enable();

  return {
    span: async (name, attributes, work, kind = "internal") => {
      const parent = contexts.active();
      const options = { attributes, kind: kind === "client" ? SpanKind.CLIENT : SpanKind.INTERNAL };
      const span = tracer.startSpan(name, options, parent);
      try {
        return await contexts.with(trace.setSpan(parent, span), work);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR, message: reasonOf(error) });
        throw error;
      } finally {
        span.end();
      }
    },
    headers: () => {
      const headers: Record<string, string> = {};
      propagator.inject(contexts.active(), headers, defaultTextMapSetter);
      return headers;
    },
    startRequest: (method, headers): RequestSpan => {
      const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent);
      const context = trace.setSpan(parent, span);
      return {
        run: (work) => contexts.with(context, work),
        end: (name, status, attributes) => {
          span.updateName(name);
          span.setAttributes(attributes);
          if (status >= SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    exportMetrics: (read) => {
      sources.push(read);
    },
    close: async () => {
      await Promise.all([provider.shutdown(), meters.shutdown()]);
      contexts.disable();
      diag.disable();
    },
  };
};

import type { Logger } from "pino";
import type { Tracing } from "./spans";

export interface TracingConfig {
  /** The URL of an OpenTelemetry collector; undefined: nothing is traced. */
  endpoint: string | undefined;
  metricsIntervalMs: number;
}

/**
 * Sends traces and metrics to an OpenTelemetry collector. Its packages are loaded only if a collector is configured.
 * @param service the name of this process, unless `OTEL_SERVICE_NAME` is set
 */
export const openTracing = async (
  { endpoint, metricsIntervalMs }: TracingConfig,
  service: string,
  log: Logger,
): Promise<Tracing | undefined> => {
  if (endpoint === undefined) return undefined;
  const { startOpenTelemetry } = await import("./open-telemetry");
  return startOpenTelemetry(endpoint, metricsIntervalMs, service, log);
};

import type { Logger } from "pino";
import type { Tracing } from "./spans";

export interface TracingConfig {
  /** Where an OpenTelemetry collector is; undefined: nothing is traced. */
  endpoint: string | undefined;
  metricsIntervalMs: number;
}

/**
 * Sends traces and metrics to an OpenTelemetry collector. Its packages are loaded only where there is one.
 * @param service the name of this process, unless `OTEL_SERVICE_NAME` says another
 */
export const openTracing = async (
  { endpoint, metricsIntervalMs }: TracingConfig,
  service: string,
  log: Logger,
): Promise<Tracing | undefined> => {
  if (endpoint === undefined) return undefined;
  const { startOpenTelemetry } = await import("./open-telemetry");
  return startOpenTelemetry({ endpoint, metricsIntervalMs, service, log });
};

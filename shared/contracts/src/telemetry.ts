/** Web vitals that a browser measures: milliseconds, CLS without a unit. */
export type VitalName = "LCP" | "FCP" | "TTFB" | "INP" | "CLS";

/**
 * What browsers report about releases: page views, failures, web vitals. It neither names nor follows a person.
 */
export type TelemetryReport =
  /** A page that the server has sent. */
  | { kind: "served"; remote: string; version: string }
  | { kind: "view"; remote: string; version: string }
  | { kind: "load" | "error" | "render"; remote: string; version: string; message: string; where: string }
  | { kind: "vital"; remote: string; version: string; name: VitalName; value: number };

/** Where browsers send their reports, as a JSON array. */
export const TELEMETRY_PATH = "/telemetry";

/** The most reports in one message, and the most characters of a message and of a place. */
export const TELEMETRY_LIMITS = { reports: 30, message: 300, where: 300 } as const;

/** Web vitals that a browser measures: milliseconds, CLS without a unit. */
export type VitalName = "LCP" | "FCP" | "TTFB" | "INP" | "CLS";

/** Something that went wrong in a release. */
export interface FailureReport {
  kind: "load" | "error" | "render";
  remote: string;
  version: string;
  message: string;
  where: string;
  /** Places in files of releases, the innermost first: `gallery/1.0.0/page.home.js:1:234`. */
  frames?: string[];
}

/**
 * What browsers report about releases: page views, failures, web vitals. It neither names nor follows a person.
 */
export type TelemetryReport =
  /** A page that the server has sent. */
  | { kind: "served"; remote: string; version: string }
  | { kind: "view"; remote: string; version: string }
  | FailureReport
  | { kind: "vital"; remote: string; version: string; name: VitalName; value: number };

/** Where browsers send their reports, as a JSON array. */
export const TELEMETRY_PATH = "/telemetry";

/** The most reports in one message and frames in a report, and the most characters of a message, a place and a frame. */
export const TELEMETRY_LIMITS = { reports: 30, message: 300, where: 300, frames: 10, frame: 200 } as const;

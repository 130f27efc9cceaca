/** Web vitals that a browser measures: milliseconds, CLS without a unit. */
export type VitalName = "LCP" | "FCP" | "TTFB" | "INP" | "CLS";

/** A failure in a release. */
export interface FailureReport {
  kind: "load" | "error" | "render";
  remote: string;
  version: string;
  message: string;
  where: string;
  /** Stack frames in files of releases, the innermost first: `gallery/1.0.0/page.home.js:1:234`. */
  frames?: string[];
  /** Another release that may have caused it, `shell 1.0.0`: it counts for neither. */
  disputedWith?: string;
}

/**
 * Why errors in a visitor's browser count for no release: a translator, an extension's code, elements that an extension
 * added, no connection, a request without a response (a content blocker stops it, or the connection breaks), a storage
 * that is full or blocked, a second release that may have caused it.
 */
export const FOREIGN_CAUSES = [
  "translation",
  "extension",
  "nodes",
  "offline",
  "blocked",
  "storage",
  "dispute",
] as const;

export type ForeignCause = (typeof FOREIGN_CAUSES)[number];

/**
 * A browser's report about a release: page views, failures, web vitals. It neither identifies nor tracks a person.
 */
export type TelemetryReport =
  /** A page that the server has sent. */
  | { kind: "served"; remote: string; version: string }
  | { kind: "view"; remote: string; version: string }
  | FailureReport
  /** An error that the visitor's browser caused: no failure of the release that it was seen in. */
  | { kind: "foreign"; remote: string; version: string; cause: ForeignCause }
  | { kind: "vital"; remote: string; version: string; name: VitalName; value: number };

/** The path to which browsers send their reports, as a JSON array. */
export const TELEMETRY_PATH = "/telemetry";

/** The maximum reports per request, frames per report, and characters of a message, a place and a frame. */
export const TELEMETRY_LIMITS = { reports: 30, message: 300, where: 300, frames: 10, frame: 200 } as const;

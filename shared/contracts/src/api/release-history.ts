import type { VitalName } from "../telemetry";

/** The web vitals that have a chart: LCP and INP in milliseconds, CLS without a unit. */
export const CHARTED_VITALS = ["LCP", "INP", "CLS"] as const satisfies readonly VitalName[];
export type ChartedVital = (typeof CHARTED_VITALS)[number];

/** How far back the charts go, in hours. */
export const HISTORY_HOURS = [6, 24, 168] as const;
export type HistoryHours = (typeof HISTORY_HOURS)[number];

/** The figures of one time step. */
export interface HistoryPoint {
  views: number;
  /** Remotes that could not be fetched, pages that the server could not render. */
  failures: number;
  /** Uncaught errors, and pages that failed while they rendered. */
  errors: number;
  /** The 75th percentile of the measurements; null without measurements. */
  vitals: Record<ChartedVital, number | null>;
}

/** The versions of a remote that visitors get from a point in time on. */
export interface ChannelState {
  at: string;
  stable: string | null;
  canary: { version: string; basisPoints: number } | null;
}

/** `GET /admin/releases/history?remote=gallery&hours=24` */
export interface ReleaseHistory {
  id: string;
  hours: HistoryHours;
  /** The steps in order, each with its start time; the last one is still in progress. */
  steps: { at: string; stable: HistoryPoint; canary: HistoryPoint | null }[];
  stepMs: number;
  /** The states in that time, oldest first. The first one began before it, unless the log does not go back that far. */
  states: ChannelState[];
}

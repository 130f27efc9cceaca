import type { HistoryPoint } from "@promptfolio/contracts/api/release-history";
import { formatCount } from "../../lib/format";
import { vitalText } from "../version-text";

export interface ChartMetric {
  key: string;
  name: string;
  /** Null: nothing was measured. */
  valueOf(point: HistoryPoint): number | null;
  format(value: number): string;
}

const vital = (key: "LCP" | "INP" | "CLS"): ChartMetric => ({
  key,
  name: `${key}, p75`,
  valueOf: ({ vitals }) => vitals[key],
  format: (value) => vitalText(key, value),
});

const count = (key: "views" | "failures" | "errors", name: string): ChartMetric => ({
  key,
  name,
  valueOf: (point) => point[key],
  format: formatCount,
});

/** One chart each, in this order. */
export const CHART_METRICS: readonly ChartMetric[] = [
  count("views", "Page views"),
  count("failures", "Failures"),
  count("errors", "Errors"),
  vital("LCP"),
  vital("INP"),
  vital("CLS"),
];

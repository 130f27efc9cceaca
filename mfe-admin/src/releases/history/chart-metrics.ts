import type { HistoryPoint } from "@promptfolio/contracts/api/release-history";
import { formatCount } from "../../lib/format";
import { vitalText } from "../version-text";

export interface ChartMetric {
  key: string;
  name: string;
  /** Undefined where nothing was measured. */
  valueOf(point: HistoryPoint): number | undefined;
  format(value: number): string;
  /** The axis reaches at least this value. */
  scale: number;
}

/** Makes the axis of a count show whole numbers, however small the count is. */
const COUNT_SCALE = 4;

/** Thresholds for "good", https://web.dev/articles/vitals; in milliseconds, except for CLS. */
const GOOD = { LCP: 2_500, INP: 200, CLS: 0.1 };

const vital = (key: keyof typeof GOOD): ChartMetric => ({
  key,
  name: `${key}, p75`,
  valueOf: ({ vitals }) => vitals[key] ?? undefined,
  format: (value) => vitalText(key, value),
  scale: GOOD[key],
});

const count = (key: "views" | "failures" | "errors", name: string): ChartMetric => ({
  key,
  name,
  valueOf: (point) => point[key],
  format: formatCount,
  scale: COUNT_SCALE,
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

import { CHARTED_VITALS, type ChartedVital } from "@promptfolio/contracts/api/release-history";
import type { TelemetryReport } from "@promptfolio/contracts/telemetry";
import { bucketOf, type Histogram, p75Of } from "../histogram";

const KINDS = {
  served: undefined,
  view: "views",
  load: "failures",
  render: "failures",
  error: "errors",
  foreign: undefined,
} as const satisfies Record<Exclude<TelemetryReport["kind"], "vital">, string | undefined>;

const isCharted = (name: string): name is ChartedVital => CHARTED_VITALS.some((known) => known === name);

/** Buckets grow by 5 % from 1 on; CLS is counted in thousandths, so that its values span several buckets. */
const scaleOf = (vital: ChartedVital): number => (vital === "CLS" ? 1_000 : 1);

/** The measure that a report increments; undefined if no chart shows it. */
export const measureOf = (report: TelemetryReport): string | undefined => {
  if (report.kind !== "vital") return KINDS[report.kind];
  const { name, value } = report;
  return isCharted(name) ? `${name} ${bucketOf(value * scaleOf(name))}` : undefined;
};

/** The vital's 75th percentile; undefined without measurements. */
export const vitalP75 = (
  vital: ChartedVital,
  amounts: Readonly<Record<string, number>>,
): number | undefined => {
  const histogram: Histogram = Object.fromEntries(
    Object.entries(amounts).flatMap(([measure, amount]) =>
      measure.startsWith(`${vital} `) ? [[measure.slice(vital.length + 1), amount]] : [],
    ),
  );
  const value = p75Of(histogram);
  if (value === undefined) return undefined;
  // The first bucket contains all values up to 1.
  return value <= 1 ? 0 : value / scaleOf(vital);
};

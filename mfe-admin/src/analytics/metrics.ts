import type { Analytics, DayOfActivity } from "@promptfolio/contracts/api/admin";
import { ADMIN } from "@promptfolio/contracts/limits";
import { formatCount, formatPercent } from "../lib/format";

export const METRICS = [
  { key: "views", name: "Views" },
  { key: "downloads", name: "Downloads" },
  { key: "copies", name: "Copies" },
  { key: "signUps", name: "Sign-ups" },
] as const satisfies readonly { key: keyof DayOfActivity; name: string }[];
export type Metric = (typeof METRICS)[number]["key"];

/** The ranges that an administrator can choose. */
export const RANGES = [7, 30, 90] as const;
export type RangeDays = (typeof RANGES)[number];

/** "Views: 120. The 30 days before: 100 (+20.0%)." */
export const comparisonText = (history: readonly DayOfActivity[], days: number, metric: Metric): string => {
  const name = METRICS.find(({ key }) => key === metric)?.name ?? "";
  const sumOf = (part: readonly DayOfActivity[]) => part.reduce((sum, day) => sum + day[metric], 0);
  const [sum, before] = [sumOf(history.slice(-days)), sumOf(history.slice(-2 * days, -days))];
  const change = ((sum - before) / before) * 100;
  const percent = before === 0 ? "" : ` (${change < 0 ? "" : "+"}${formatPercent(change)})`;
  return `${name}: ${formatCount(sum)}. The ${days} days before: ${formatCount(before)}${percent}.`;
};

const AVERAGED_DAYS = 7;

/** The mean of each day and up to six days before it. */
export const movingAverage = (values: readonly number[]): number[] =>
  values.map((_, index) => {
    const window = values.slice(Math.max(0, index - AVERAGED_DAYS + 1), index + 1);
    return window.reduce((sum, value) => sum + value, 0) / window.length;
  });

const dayFormat = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", timeZone: "UTC" });

/** "2026-01-09" → "Jan 9". The days of the history are UTC's. */
export const dayText = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : dayFormat.format(date);
};

/** A share in per cent; 0 if the whole is 0. */
export const percentOf = (part: number, whole: number): number => (whole > 0 ? (part / whole) * 100 : 0);

export const ratesOf = ({
  totalDownloads,
  totalViews,
  totalUsers,
  todayViews,
  history,
}: Pick<Analytics, "totalDownloads" | "totalViews" | "totalUsers" | "todayViews" | "history">) => {
  const downloadsPerUser = totalUsers > 0 ? totalDownloads / totalUsers : 0;
  const downloadsToday = history.at(-1)?.downloads ?? 0;
  return {
    /** Downloads of 100 views, over all time. */
    conversion: percentOf(totalDownloads, totalViews),
    downloadsPerUser,
    /** As counted, in UTC. */
    downloadsToday,
    /** docs/product.md, Constants. */
    downloadsTodayEstimate: downloadsPerUser * ADMIN.downloadsTodayFactor,
    /** Downloads of 100 of today's views. */
    downloadRateToday: percentOf(downloadsToday, todayViews),
  };
};

/** True for a new installation: no users, views or downloads yet. */
export const isEmpty = (analytics: Analytics): boolean =>
  analytics.totalViews === 0 &&
  analytics.totalUsers === 0 &&
  analytics.totalDownloads === 0 &&
  analytics.topCategories.length === 0;

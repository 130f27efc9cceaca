import type { Analytics } from "@promptfolio/contracts/api/admin";
import { ADMIN } from "@promptfolio/contracts/limits";

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

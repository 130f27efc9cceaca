import type { AdminUser } from "@promptfolio/contracts/api/admin";
import { percentOf } from "../analytics/metrics";

const DAY = 24 * 60 * 60 * 1_000;

/** Prompt views per day since joining; the day of joining counts as one. `now` in milliseconds since 1970. */
export const averagePerDay = (
  { totalPromptViews, joinDate }: Pick<AdminUser, "totalPromptViews" | "joinDate">,
  now: number,
): number => {
  const joined = Date.parse(joinDate);
  if (Number.isNaN(joined)) return 0;
  return totalPromptViews / Math.max(1, Math.ceil((now - joined) / DAY));
};

/** Downloads of 100 prompt views. */
export const conversionOf = (user: Pick<AdminUser, "totalDownloads" | "totalPromptViews">): number =>
  percentOf(user.totalDownloads, user.totalPromptViews);

/** Users with any other status can be activated (docs/product.md, States). */
export const isActive = (user: Pick<AdminUser, "status">): boolean => user.status === "active";

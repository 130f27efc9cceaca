import type { AdminUser, Analytics } from "@promptfolio/contracts/api/admin";

/** What counts as new in the analytics: their totals. */
export const analyticsSignature = (analytics: Analytics): string =>
  [
    analytics.totalViews,
    analytics.totalUsers,
    analytics.totalDownloads,
    analytics.activeUsers,
    analytics.todayViews,
  ].join(" ");

/** What counts as new in a list of users: who is in it, and their status, usage and downloads. */
export const usersSignature = (users: readonly AdminUser[]): string =>
  users
    .map(({ id, status, viewsUsed, totalPromptViews, totalDownloads }) =>
      [id, status, viewsUsed, totalPromptViews, totalDownloads].join(" "),
    )
    .join("\n");

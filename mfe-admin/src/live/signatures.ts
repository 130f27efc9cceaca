import type { AdminUser, Analytics } from "@promptfolio/contracts/api/admin";

export const analyticsSignature = (analytics: Analytics): string =>
  [
    analytics.totalViews,
    analytics.totalUsers,
    analytics.totalDownloads,
    analytics.activeUsers,
    analytics.todayViews,
  ].join(" ");

/** A list of users counts as changed when its members, their status, usage or downloads change. */
export const usersSignature = (users: readonly AdminUser[]): string =>
  users
    .map(({ id, status, viewsUsed, totalPromptViews, totalDownloads }) =>
      [id, status, viewsUsed, totalPromptViews, totalDownloads].join(" "),
    )
    .join("\n");

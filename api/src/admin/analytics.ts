import type { Analytics, DayOfActivity } from "@promptfolio/contracts/api/admin";
import { sql } from "drizzle-orm";
import { type Database, row, rows } from "../database/database";

const DAY_MS = 86_400_000;

/** The date (UTC) so many days ago, by the same clock that dates the events. */
const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const readHistory = (database: Database, days: number): Promise<DayOfActivity[]> =>
  rows(
    database,
    sql`SELECT known.day::text AS day, coalesce(sum(views), 0)::integer AS views,
          coalesce(sum(downloads), 0)::integer AS downloads, coalesce(sum(copies), 0)::integer AS copies,
          coalesce(sum(sign_ups), 0)::integer AS "signUps"
        FROM (SELECT ${dayBefore(days - 1)}::date + n AS day FROM generate_series(0, ${days - 1}::integer) n) known
        LEFT JOIN daily_counts ON daily_counts.day = known.day
        GROUP BY known.day ORDER BY known.day`,
  );

const readUsers = (database: Database): Promise<{ totalUsers: number; activeUsers: number }> =>
  row(
    database,
    sql`SELECT coalesce(sum(users), 0)::integer AS "totalUsers",
          coalesce(sum(active_users) FILTER (WHERE day = ${dayBefore(0)}), 0)::integer AS "activeUsers"
        FROM daily_counts`,
  );

interface CategoryCounts {
  name: string;
  views: number;
  downloads: number;
  hasImages: boolean;
}

/** Counts of each category that has ever had an image. */
const readCategories = (database: Database): Promise<CategoryCounts[]> =>
  rows(
    database,
    sql`SELECT c.name, (c.views + coalesce(d.views, 0))::double precision AS views,
          (c.downloads + coalesce(d.downloads, 0))::double precision AS downloads,
          EXISTS (SELECT FROM facets WHERE facets.category = c.name) AS "hasImages"
        FROM categories c
        LEFT JOIN (
          SELECT category, sum(views) AS views, sum(downloads) AS downloads FROM daily_counts GROUP BY category
        ) d ON d.category = c.number
        ORDER BY views DESC, name`,
  );

/** Totals, categories by views, and the last days, all from daily sums. Active users are today's (UTC). */
export const readAnalytics = async (database: Database, days = 30): Promise<Analytics> => {
  const [users, counted, history] = await Promise.all([
    readUsers(database),
    readCategories(database),
    readHistory(database, days),
  ]);
  const totalOf = (of: "views" | "downloads") => counted.reduce((sum, category) => sum + category[of], 0);
  const totalViews = totalOf("views");
  const share = (views: number) => (totalViews === 0 ? 0 : Math.round((views / totalViews) * 1000) / 10);
  return {
    totalViews,
    totalDownloads: totalOf("downloads"),
    ...users,
    todayViews: history.at(-1)?.views ?? 0,
    topCategories: counted
      .filter(({ hasImages }) => hasImages)
      .map(({ name, views }) => ({ name, views, percentage: share(views) })),
    history,
  };
};

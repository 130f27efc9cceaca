import type { Analytics, DayOfActivity } from "@promptfolio/contracts/api/admin";
import { asc, desc, eq, exists, sql } from "drizzle-orm";
import { type Database, row, rows } from "../database/database";
import { categories, dailyCounts, facets } from "../database/schema";

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

/** Counts of each category that has ever had an image. */
const readCategories = (database: Database) => {
  const sumOf = (column: typeof dailyCounts.views | typeof dailyCounts.downloads) =>
    sql<number>`sum(${column})::double precision`;
  const days = database
    .select({
      category: dailyCounts.category,
      views: sumOf(dailyCounts.views).as("views_of_days"),
      downloads: sumOf(dailyCounts.downloads).as("downloads_of_days"),
    })
    .from(dailyCounts)
    .groupBy(dailyCounts.category)
    .as("days");
  const views = sql<number>`(${categories.views} + coalesce(${days.views}, 0))::double precision`;
  const downloads = sql<number>`(${categories.downloads} + coalesce(${days.downloads}, 0))::double precision`;
  const images = database
    .select({ category: facets.category })
    .from(facets)
    .where(eq(facets.category, categories.name));
  return database
    .select({ name: categories.name, views, downloads, hasImages: sql<boolean>`${exists(images)}` })
    .from(categories)
    .leftJoin(days, eq(days.category, categories.number))
    .orderBy(desc(views), asc(categories.name));
};

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

import type { Analytics, DayOfActivity } from "@promptfolio/contracts/api/admin";
import { type AnyColumn, asc, desc, eq, exists, gte, sql } from "drizzle-orm";
import type { Database } from "../database/database";
import { categories, dailyCounts, facets } from "../database/schema";

const DAY_MS = 86_400_000;

/** The date (UTC) so many days ago, by the same clock that dates the events. */
const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const sumOfDay = (column: AnyColumn) => sql<number>`sum(${column})::integer`;

const readHistory = async (database: Database, days: number): Promise<DayOfActivity[]> => {
  const found = await database
    .select({
      day: dailyCounts.day,
      views: sumOfDay(dailyCounts.views),
      downloads: sumOfDay(dailyCounts.downloads),
      copies: sumOfDay(dailyCounts.copies),
      signUps: sumOfDay(dailyCounts.signUps),
    })
    .from(dailyCounts)
    .where(gte(dailyCounts.day, dayBefore(days - 1)))
    .groupBy(dailyCounts.day);
  const byDay = new Map(found.map((activity) => [activity.day, activity]));
  return Array.from({ length: days }, (_, n) => {
    const day = dayBefore(days - 1 - n);
    return byDay.get(day) ?? { day, views: 0, downloads: 0, copies: 0, signUps: 0 };
  });
};

const readUsers = async (database: Database) => {
  const today = eq(dailyCounts.day, dayBefore(0));
  const [sums] = await database
    .select({
      totalUsers: sql<number>`coalesce(sum(${dailyCounts.users}), 0)::integer`,
      activeUsers: sql<number>`coalesce(sum(${dailyCounts.activeUsers}) FILTER (WHERE ${today}), 0)::integer`,
    })
    .from(dailyCounts);
  return { totalUsers: sums?.totalUsers ?? 0, activeUsers: sums?.activeUsers ?? 0 };
};

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

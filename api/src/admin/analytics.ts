import type { Analytics, DayOfActivity } from "@promptfolio/contracts/api/admin";
import { type AnyColumn, and, asc, desc, eq, gte, sql } from "drizzle-orm";
import type { Database } from "../database/database";
import { dailyCounts, imageCounters, images, users } from "../database/schema";

const HISTORY_DAYS = 30;
const DAY_MS = 86_400_000;

/** A date (UTC), by the clock that also dates the events. */
const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const sumOfDay = (column: AnyColumn) => sql<number>`sum(${column})::integer`;

const readHistory = async (database: Database): Promise<DayOfActivity[]> => {
  const found = await database
    .select({
      day: dailyCounts.day,
      views: sumOfDay(dailyCounts.views),
      downloads: sumOfDay(dailyCounts.downloads),
      copies: sumOfDay(dailyCounts.copies),
      signUps: sumOfDay(dailyCounts.signUps),
    })
    .from(dailyCounts)
    .where(gte(dailyCounts.day, dayBefore(HISTORY_DAYS - 1)))
    .groupBy(dailyCounts.day);
  const byDay = new Map(found.map((activity) => [activity.day, activity]));
  return Array.from({ length: HISTORY_DAYS }, (_, n) => {
    const day = dayBefore(HISTORY_DAYS - 1 - n);
    return byDay.get(day) ?? { day, views: 0, downloads: 0, copies: 0, signUps: 0 };
  });
};

const readTotals = async (database: Database) => {
  const sumOf = (column: typeof imageCounters.views | typeof imageCounters.downloads) =>
    sql<number>`coalesce(sum(${column}), 0)::double precision`;
  const isUser = eq(users.role, "user");
  const activeToday = gte(users.lastActiveAt, new Date(dayBefore(0)));
  const [[sums], totalUsers, activeUsers] = await Promise.all([
    database
      .select({ totalViews: sumOf(imageCounters.views), totalDownloads: sumOf(imageCounters.downloads) })
      .from(imageCounters),
    database.$count(users, isUser),
    database.$count(users, and(isUser, eq(users.status, "active"), activeToday)),
  ]);
  return {
    totalViews: sums?.totalViews ?? 0,
    totalDownloads: sums?.totalDownloads ?? 0,
    totalUsers,
    activeUsers,
  };
};

const readCategories = (database: Database) => {
  const views = sql<number>`sum(${imageCounters.views})::double precision`;
  return database
    .select({ name: images.category, views })
    .from(images)
    .innerJoin(imageCounters, eq(imageCounters.imageId, images.id))
    .groupBy(images.category)
    .orderBy(desc(views), asc(images.category));
};

/** Totals, categories by views, and the last 30 days. Active users are today's (UTC). */
export const readAnalytics = async (database: Database): Promise<Analytics> => {
  const [totals, categories, history] = await Promise.all([
    readTotals(database),
    readCategories(database),
    readHistory(database),
  ]);
  const share = (views: number) =>
    totals.totalViews === 0 ? 0 : Math.round((views / totals.totalViews) * 1000) / 10;
  return {
    ...totals,
    todayViews: history.at(-1)?.views ?? 0,
    topCategories: categories.map(({ name, views }) => ({ name, views, percentage: share(views) })),
    history,
  };
};

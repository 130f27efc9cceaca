import type { Analytics, DayOfActivity } from "@promptfolio/contracts/api/admin";
import { and, asc, between, desc, eq, gte, notExists, sql } from "drizzle-orm";
import type { Database } from "../database/database";
import { dailyTotals, events, imageCounters, images, users } from "../database/schema";

const HISTORY_DAYS = 30;
const DAY_MS = 86_400_000;

/** A date (UTC), by the clock that also dates the events. */
const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const countOf = (kind: (typeof events.kind.enumValues)[number]) =>
  sql<number>`(count(*) FILTER (WHERE ${events.kind} = ${sql.raw(`'${kind}'`)}))::integer`.as(
    `${kind}_count`,
  );

const ACTIVITY = {
  day: events.day,
  views: countOf("view"),
  downloads: countOf("download"),
  copies: countOf("copy"),
  signUps: countOf("signup"),
};

/** Sums up each finished day once. Waits a day more, for instances whose clocks are behind. */
const sumFinishedDays = async (database: Database): Promise<void> => {
  const isSummed = database
    .select({ day: dailyTotals.day })
    .from(dailyTotals)
    .where(eq(dailyTotals.day, events.day));
  await database
    .insert(dailyTotals)
    .select(
      database
        .select(ACTIVITY)
        .from(events)
        .where(and(between(events.day, dayBefore(HISTORY_DAYS), dayBefore(2)), notExists(isSummed)))
        .groupBy(events.day),
    )
    .onConflictDoNothing();
};

const readHistory = async (database: Database): Promise<DayOfActivity[]> => {
  await sumFinishedDays(database);
  const [summed, recent] = await Promise.all([
    database
      .select()
      .from(dailyTotals)
      .where(gte(dailyTotals.day, dayBefore(HISTORY_DAYS - 1))),
    database
      .select(ACTIVITY)
      .from(events)
      .where(gte(events.day, dayBefore(1)))
      .groupBy(events.day),
  ]);
  const byDay = new Map([...recent, ...summed].map((activity) => [activity.day, activity]));
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

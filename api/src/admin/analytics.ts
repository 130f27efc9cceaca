import type { Analytics, DayOfActivity } from "@promptfolio/contracts/api/admin";
import { sql } from "drizzle-orm";
import { type Database, row, rows } from "../database/database";

const HISTORY_DAYS = 30;
const UTC_TODAY = sql.raw("(now() AT TIME ZONE 'UTC')::date");

/** Sums of events by kind. */
const SUMS = sql.raw(`count(*) FILTER (WHERE kind = 'view')::integer AS views,
  count(*) FILTER (WHERE kind = 'download')::integer AS downloads,
  count(*) FILTER (WHERE kind = 'copy')::integer AS copies,
  count(*) FILTER (WHERE kind = 'signup')::integer AS sign_ups`);

/** Sums up each finished day once. Waits a day more, for instances whose clocks are behind. */
const sumFinishedDays = async (database: Database): Promise<void> => {
  await database.execute(
    sql`INSERT INTO daily_totals (day, views, downloads, copies, sign_ups)
        SELECT day, ${SUMS} FROM events e
        WHERE day BETWEEN ${UTC_TODAY} - ${HISTORY_DAYS}::integer AND ${UTC_TODAY} - 2
          AND NOT EXISTS (SELECT 1 FROM daily_totals t WHERE t.day = e.day)
        GROUP BY day ON CONFLICT DO NOTHING`,
  );
};

const readHistory = async (database: Database): Promise<DayOfActivity[]> => {
  await sumFinishedDays(database);
  return rows<DayOfActivity>(
    database,
    sql`WITH recent AS (SELECT day, ${SUMS} FROM events WHERE day >= ${UTC_TODAY} - 1 GROUP BY day)
        SELECT d.day::date::text AS day,
          coalesce(t.views, r.views, 0) AS views, coalesce(t.downloads, r.downloads, 0) AS downloads,
          coalesce(t.copies, r.copies, 0) AS copies, coalesce(t.sign_ups, r.sign_ups, 0) AS "signUps"
        FROM generate_series(${UTC_TODAY} - ${HISTORY_DAYS - 1}::integer, ${UTC_TODAY}, interval '1 day') AS d (day)
        LEFT JOIN daily_totals t ON t.day = d.day::date
        LEFT JOIN recent r ON r.day = d.day::date
        ORDER BY d.day`,
  );
};

const readTotals = (database: Database) =>
  row<{ totalViews: number; totalDownloads: number; totalUsers: number; activeUsers: number }>(
    database,
    sql`SELECT
          (SELECT coalesce(sum(views), 0)::double precision FROM image_counters) AS "totalViews",
          (SELECT coalesce(sum(downloads), 0)::double precision FROM image_counters) AS "totalDownloads",
          (SELECT count(*)::integer FROM users WHERE role = 'user') AS "totalUsers",
          (SELECT count(*)::integer FROM users
            WHERE role = 'user' AND status = 'active' AND last_active_at >= ${UTC_TODAY}::timestamp AT TIME ZONE 'UTC'
          ) AS "activeUsers"`,
  );

/** Totals, categories by views, and the last 30 days. Active users are today's (UTC). */
export const readAnalytics = async (database: Database): Promise<Analytics> => {
  const [totals, categories, history] = await Promise.all([
    readTotals(database),
    rows<{ name: string; views: number }>(
      database,
      sql`SELECT i.category AS name, sum(c.views)::double precision AS views
          FROM images i JOIN image_counters c ON c.image_id = i.id
          GROUP BY i.category ORDER BY views DESC, name`,
    ),
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

import { index, pgTable, primaryKey, timestamp } from "drizzle-orm/pg-core";

/** In milliseconds, like JavaScript's dates, so that a cursor made from a value finds the same row again. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** Sums of browsers' reports on releases, by day (UTC) and series, such as `release gallery@1.0.0 views`. */
export const releaseCounts = pgTable(
  "release_counts",
  (t) => ({
    day: t.date({ mode: "string" }).notNull(),
    series: t.text().notNull(),
    amount: t.doublePrecision().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.day, table.series] })],
);

/** Sums of browsers' reports on releases over short time spans, for charts. */
export const releaseHistory = pgTable(
  "release_history",
  (t) => ({
    remote: t.text().notNull(),
    slot: moment().notNull(),
    version: t.text().notNull(),
    /** `views`, or a web vital's bucket: `LCP 152`. */
    measure: t.text().notNull(),
    amount: t.doublePrecision().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.remote, table.slot, table.version, table.measure] })],
);

/** Errors of releases, grouped by their place in the code. */
export const releaseErrors = pgTable(
  "release_errors",
  (t) => ({
    remote: t.text().notNull(),
    version: t.text().notNull(),
    kind: t.text({ enum: ["load", "error", "render"] }).notNull(),
    place: t.text().notNull(),
    /** The source line at that place. */
    source: t.text(),
    message: t.text().notNull(),
    page: t.text().notNull(),
    /** One stack frame per line. */
    stack: t.text().notNull(),
    count: t.integer().notNull(),
    /** The number of errors by browser. */
    browsers: t.jsonb().$type<Record<string, number>>().notNull().default({}),
    firstSeen: moment().notNull(),
    lastSeen: moment().notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.remote, table.version, table.kind, table.place] }),
    index("release_errors_last_seen").on(table.lastSeen),
  ],
);

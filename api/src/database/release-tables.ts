import { date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./moment";

/** Sums of what browsers report of releases, by day (UTC) and series, such as `release gallery@1.0.0 views`. */
export const releaseCounts = pgTable(
  "release_counts",
  {
    day: date({ mode: "string" }).notNull(),
    series: text().notNull(),
    amount: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.series] })],
);

/** What browsers report of releases in short spans of time, for charts. */
export const releaseHistory = pgTable(
  "release_history",
  {
    remote: text().notNull(),
    slot: moment().notNull(),
    version: text().notNull(),
    /** `views`, or a web vital's bucket: `LCP 152`. */
    measure: text().notNull(),
    amount: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.slot, table.version, table.measure] })],
);

/** Failures of releases, in groups of the same place in the code. */
export const releaseErrors = pgTable(
  "release_errors",
  {
    remote: text().notNull(),
    version: text().notNull(),
    kind: text({ enum: ["load", "error", "render"] }).notNull(),
    place: text().notNull(),
    /** The line of the source at that place. */
    source: text(),
    message: text().notNull(),
    page: text().notNull(),
    /** A frame a line. */
    stack: text().notNull(),
    count: integer().notNull(),
    /** How often by browser. */
    browsers: jsonb().$type<Record<string, number>>().notNull().default({}),
    firstSeen: moment().notNull(),
    lastSeen: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version, table.kind, table.place] }),
    index("release_errors_last_seen").on(table.lastSeen),
  ],
);

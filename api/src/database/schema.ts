import type { AuditItem } from "@promptfolio/contracts/api/admin";
import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, uniqueIndex } from "drizzle-orm/pg-core";
import { moment } from "./image-tables";

export * from "./account-tables";
export * from "./image-tables";

/** Spent credits: which prompt was revealed to whom on which of the viewer's days. */
export const reveals = pgTable(
  "reveals",
  (t) => ({
    day: t.date({ mode: "string" }).notNull(),
    imageId: t.text().notNull(),
    userId: t.text(),
    guestId: t.text(),
  }),
  (table) => [
    index("reveals_user").on(table.userId, table.day),
    index("reveals_guest").on(table.guestId, table.day),
    // No index by day alone: on empty tables it looks as good as the others to the planner, and plans are cached.
  ],
);

/** How many prompts a network revealed on a day (UTC); the network is a keyed hash. */
export const networkUsage = pgTable(
  "network_usage",
  (t) => ({
    network: t.text().notNull(),
    day: t.date({ mode: "string" }).notNull(),
    /** Reveals by guests. */
    reveals: t.integer().notNull(),
    /** Reveals by accounts younger than a day whose email isn't verified. */
    newAccountReveals: t.integer().notNull().default(0),
  }),
  (table) => [primaryKey({ columns: [table.network, table.day] })],
);

/** How many events of a network's guests were counted for an image on a day (UTC). */
export const eventUsage = pgTable(
  "event_usage",
  (t) => ({
    network: t.text().notNull(),
    day: t.date({ mode: "string" }).notNull(),
    kind: t.text({ enum: ["view", "download", "copy"] }).notNull(),
    imageId: t.text().notNull(),
    events: t.integer().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.network, table.day, table.kind, table.imageId] })],
);

/** The raw events, once per viewer, image and day (UTC). A sign-up has no image. */
export const events = pgTable(
  "events",
  (t) => ({
    day: t.date({ mode: "string" }).notNull(),
    kind: t.text({ enum: ["view", "download", "copy", "signup"] }).notNull(),
    imageId: t.text().notNull(),
    userId: t.text(),
    guestId: t.text(),
  }),
  (table) => [
    index("events_day").on(table.day, table.kind),
    uniqueIndex("events_user")
      .on(table.userId, table.day, table.kind, table.imageId)
      .where(sql`user_id is not null`),
    uniqueIndex("events_guest")
      .on(table.guestId, table.day, table.kind, table.imageId)
      .where(sql`guest_id is not null`),
  ],
);

/**
 * Sums of `events` by day and category, and changes in the number of users. Triggers update them in the transaction of
 * each event or user (migrations 0007, 0008). A category has 16 shards per day, so that connections which count at the
 * same time rarely wait for each other.
 */
export const dailyCounts = pgTable(
  "daily_counts",
  (t) => ({
    day: t.date({ mode: "string" }).notNull(),
    shard: t.integer().notNull(),
    views: t.integer().notNull().default(0),
    downloads: t.integer().notNull().default(0),
    copies: t.integer().notNull().default(0),
    signUps: t.integer().notNull().default(0),
    /** The change in the number of users on that day. */
    users: t.integer().notNull().default(0),
    /** The number of users who may sign in and were active on that day. */
    activeUsers: t.integer().notNull().default(0),
    /** A category's number; 0: none. */
    category: t.integer().notNull().generatedAlwaysAs(sql`shard / 16`),
  }),
  (table) => [primaryKey({ columns: [table.day, table.shard] })],
);

/** The previous version's sums of past days; the next version drops this table. */
export const dailyTotals = pgTable("daily_totals", (t) => ({
  day: t.date({ mode: "string" }).primaryKey(),
  views: t.integer().notNull(),
  downloads: t.integer().notNull(),
  copies: t.integer().notNull(),
  signUps: t.integer().notNull(),
}));

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

/** A single row. */
export const settings = pgTable(
  "settings",
  (t) => ({
    id: t.integer().primaryKey().default(1),
    dailyLimit: t.integer().notNull(),
    guestLimit: t.integer().notNull(),
  }),
  () => [check("one_row", sql`id = 1`)],
);

/** Recent attempts, such as sign-ins. `key` groups those that count together; networks and emails in it are hashed. */
export const throttles = pgTable(
  "throttles",
  (t) => ({
    key: t.text().primaryKey(),
    attempts: t.integer().notNull(),
    blockedUntil: moment().notNull(),
    expiresAt: moment().notNull(),
  }),
  (table) => [index("throttles_expires_at").on(table.expiresAt)],
);

export const auditLog = pgTable(
  "audit_log",
  (t) => ({
    id: t.bigserial({ mode: "number" }).primaryKey(),
    at: moment().notNull().defaultNow(),
    actor: t.text().notNull(),
    action: t.text().notNull(),
    subject: t.text().notNull(),
    /** The title of an image at the time. Names of accounts are read from `users`: they go with the account. */
    name: t.text().notNull().default(""),
    detail: t.text().notNull(),
    /** The images of a bulk change. */
    items: t.jsonb().$type<AuditItem[]>(),
  }),
  (table) => [
    index("audit_log_actor").on(table.actor, table.id),
    index("audit_log_action").on(table.action, table.id),
  ],
);

/** What administrators deleted, which can be restored for 30 days. */
export const deletions = pgTable(
  "deletions",
  (t) => ({
    /** The id of the image or user. */
    id: t.text().primaryKey(),
    kind: t.text({ enum: ["image", "user"] }).notNull(),
    /** What was deleted together has the same; a single one has its id. */
    batch: t.text().notNull(),
    name: t.text().notNull(),
    /** The administrator's email. */
    actor: t.text().notNull(),
    deletedAt: moment().notNull().defaultNow(),
    /** The deleted rows, by table. */
    data: t.jsonb().$type<Record<string, object[] | null>>().notNull(),
  }),
  (table) => [
    index("deletions_batch").on(table.batch),
    index("deletions_kind").on(table.kind, table.deletedAt),
  ],
);

/** Files of erased images and replaced pictures, until they are deleted as well. */
export const pendingFileDeletions = pgTable("pending_file_deletions", (t) => ({
  originalKey: t.text().primaryKey(),
  imageId: t.text().notNull(),
  contentHash: t.text().notNull(),
}));

/** Facts about this database: whether the demo was loaded, which SQL functions were applied. */
export const metadata = pgTable("metadata", (t) => ({
  name: t.text().primaryKey(),
  value: t.text().notNull(),
}));

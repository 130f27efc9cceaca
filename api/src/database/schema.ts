import type { AuditItem } from "@promptfolio/contracts/api/admin";
import { sql } from "drizzle-orm";
import {
  bigserial,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment } from "./release-tables";

export * from "./account-tables";
export * from "./image-tables";
export * from "./release-tables";

/** Spent credits: which prompt was revealed to whom on which of the viewer's days. */
export const reveals = pgTable(
  "reveals",
  {
    day: date({ mode: "string" }).notNull(),
    imageId: text().notNull(),
    userId: text(),
    guestId: text(),
  },
  (table) => [
    index("reveals_user").on(table.userId, table.day),
    index("reveals_guest").on(table.guestId, table.day),
    // No index by day alone: on empty tables it looks as good as the others to the planner, and plans are cached.
  ],
);

/** How many prompts a network revealed on a day (UTC); the network is a keyed hash. */
export const networkUsage = pgTable(
  "network_usage",
  {
    network: text().notNull(),
    day: date({ mode: "string" }).notNull(),
    /** Reveals by guests. */
    reveals: integer().notNull(),
    /** Reveals by accounts younger than a day whose email isn't verified. */
    newAccountReveals: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.network, table.day] })],
);

/** How many events of a network's guests were counted for an image on a day (UTC). */
export const eventUsage = pgTable(
  "event_usage",
  {
    network: text().notNull(),
    day: date({ mode: "string" }).notNull(),
    kind: text({ enum: ["view", "download", "copy"] }).notNull(),
    imageId: text().notNull(),
    events: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.network, table.day, table.kind, table.imageId] })],
);

/** The raw events, once per viewer, image and day (UTC). A sign-up has no image. */
export const events = pgTable(
  "events",
  {
    day: date({ mode: "string" }).notNull(),
    kind: text({ enum: ["view", "download", "copy", "signup"] }).notNull(),
    imageId: text().notNull(),
    userId: text(),
    guestId: text(),
  },
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
  {
    day: date({ mode: "string" }).notNull(),
    shard: integer().notNull(),
    views: integer().notNull().default(0),
    downloads: integer().notNull().default(0),
    copies: integer().notNull().default(0),
    signUps: integer().notNull().default(0),
    /** The change in the number of users on that day. */
    users: integer().notNull().default(0),
    /** The number of users who may sign in and were active on that day. */
    activeUsers: integer().notNull().default(0),
    /** A category's number; 0: none. */
    category: integer().notNull().generatedAlwaysAs(sql`shard / 16`),
  },
  (table) => [primaryKey({ columns: [table.day, table.shard] })],
);

/** The previous version's sums of past days; the next version drops this table. */
export const dailyTotals = pgTable("daily_totals", {
  day: date({ mode: "string" }).primaryKey(),
  views: integer().notNull(),
  downloads: integer().notNull(),
  copies: integer().notNull(),
  signUps: integer().notNull(),
});

/** A single row. */
export const settings = pgTable(
  "settings",
  {
    id: integer().primaryKey().default(1),
    dailyLimit: integer().notNull(),
    guestLimit: integer().notNull(),
  },
  () => [check("one_row", sql`id = 1`)],
);

/** Recent attempts, such as sign-ins. `key` groups those that count together; networks and emails in it are hashed. */
export const throttles = pgTable(
  "throttles",
  {
    key: text().primaryKey(),
    attempts: integer().notNull(),
    blockedUntil: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index("throttles_expires_at").on(table.expiresAt)],
);

export const auditLog = pgTable(
  "audit_log",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    at: moment().notNull().defaultNow(),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    /** The title of an image at the time. Names of accounts are read from `users`: they go with the account. */
    name: text().notNull().default(""),
    detail: text().notNull(),
    /** The images of a bulk change. */
    items: jsonb().$type<AuditItem[]>(),
  },
  (table) => [
    index("audit_log_actor").on(table.actor, table.id),
    index("audit_log_action").on(table.action, table.id),
  ],
);

/** What administrators deleted, which can be restored for 30 days. */
export const deletions = pgTable(
  "deletions",
  {
    /** The id of the image or user. */
    id: text().primaryKey(),
    kind: text({ enum: ["image", "user"] }).notNull(),
    /** What was deleted together has the same; a single one has its id. */
    batch: text().notNull(),
    name: text().notNull(),
    /** The administrator's email. */
    actor: text().notNull(),
    deletedAt: moment().notNull().defaultNow(),
    /** The deleted rows, by table. */
    data: jsonb().$type<Record<string, object[] | null>>().notNull(),
  },
  (table) => [
    index("deletions_batch").on(table.batch),
    index("deletions_kind").on(table.kind, table.deletedAt),
  ],
);

/** Files of erased images and replaced pictures, until they are deleted as well. */
export const pendingFileDeletions = pgTable("pending_file_deletions", {
  originalKey: text().primaryKey(),
  imageId: text().notNull(),
  contentHash: text().notNull(),
});

/** Facts about this database: whether the demo was loaded, which SQL functions were applied. */
export const metadata = pgTable("metadata", {
  name: text().primaryKey(),
  value: text().notNull(),
});

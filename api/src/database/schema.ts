import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment } from "./moment";

export * from "./release-tables";

export const images = pgTable(
  "images",
  {
    id: text().primaryKey(),
    shortId: text().notNull().generatedAlwaysAs(sql`right(id, 8)`),
    title: text().notNull(),
    alt: text().notNull(),
    category: text().notNull(),
    tag: text().notNull(),
    theme: text().notNull(),
    /** All public texts of an image as searches compare them, never the prompt; set by a trigger. */
    search: text().notNull().default(""),
    width: integer().notNull(),
    height: integer().notNull(),
    thumbhash: text().notNull(),
    /** The first characters of the original's SHA-256; with the id, the key under /media. */
    contentHash: text().notNull(),
    /** The original's key in the object store. */
    originalKey: text().notNull(),
    /** The image's position on the ring that random samples are taken from. */
    randomKey: doublePrecision().notNull().default(sql`random()`),
    createdAt: moment().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (table) => [
    check("image_id", sql`id ~ '^[a-z0-9]{20,40}$'`),
    uniqueIndex("images_short_id").on(table.shortId),
    index("images_created_at").on(table.createdAt, table.id),
    index("images_title").on(table.title, table.id),
    index("images_category").on(table.category, table.id),
    index("images_category_created_at").on(table.category, table.createdAt, table.id),
    index("images_tag_created_at").on(table.tag, table.createdAt, table.id),
    index("images_theme_created_at").on(table.theme, table.createdAt, table.id),
    index("images_random").on(table.randomKey, table.id),
    index("images_category_random").on(table.category, table.randomKey, table.id),
    index("images_tag_random").on(table.tag, table.randomKey, table.id),
    index("images_theme_random").on(table.theme, table.randomKey, table.id),
    index("images_search").using("gin", table.search.op("gin_trgm_ops")),
  ],
);

/** The words of images' public texts, by which a search corrects typos. Words of deleted images may remain. */
export const searchWords = pgTable("search_words", { word: text().primaryKey() }, () => [
  index("search_words_typo_keys").using("gin", sql`typo_keys(ARRAY[word])`),
]);

/** Separate from `images`, so that a query of images can't expose a prompt by accident. */
export const prompts = pgTable("prompts", {
  imageId: text()
    .primaryKey()
    .references(() => images.id, { onDelete: "cascade" }),
  prompt: text().notNull(),
});

/** Separate from `images`: counts change often, and each change would update a dozen indexes. */
export const imageCounters = pgTable(
  "image_counters",
  {
    imageId: text()
      .primaryKey()
      .references(() => images.id, { onDelete: "cascade" }),
    views: integer().notNull().default(0),
    downloads: integer().notNull().default(0),
    copies: integer().notNull().default(0),
    /** The number of the image's category, cached by triggers; null until its first event there. */
    categoryNumber: integer(),
  },
  (table) => [
    index("image_counters_views").on(table.views, table.imageId),
    index("image_counters_downloads").on(table.downloads, table.imageId),
  ],
);

/** The number of images per combination, updated by triggers, for totals and filter options without counting rows. */
export const facets = pgTable(
  "facets",
  {
    category: text().notNull(),
    tag: text().notNull(),
    theme: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.tag, table.theme] })],
);

/** Categories, with counts that are in no day's sums. Daily sums refer to a category by its number (migration 0008). */
export const categories = pgTable("categories", {
  name: text().primaryKey(),
  number: serial().unique(),
  views: bigint({ mode: "number" }).notNull().default(0),
  downloads: bigint({ mode: "number" }).notNull().default(0),
});

/** Name and email of a user as searches compare them. */
export const foldedUser = sql.raw("fold_text(name || ' ' || email)");

export const users = pgTable(
  "users",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    /** The email in lower case: addresses are compared without case. */
    emailKey: text().notNull(),
    passwordHash: text().notNull(),
    role: text({ enum: ["user", "admin"] }).notNull(),
    status: text({ enum: ["active", "inactive", "blocked"] })
      .notNull()
      .default("active"),
    dailyLimit: integer().notNull(),
    /** When the email was verified; null: not yet. */
    emailVerifiedAt: moment(),
    demo: boolean().notNull().default(false),
    joinedAt: moment().notNull().defaultNow(),
    lastActiveAt: moment().notNull().defaultNow(),
    /** The latest day on which this account revealed a prompt: no other day starts before it ends. */
    lastDay: date({ mode: "string" }),
    /** Prompts revealed on `lastDay`, which ends at `lastDayEndsAt`. */
    viewsOnLastDay: integer().notNull().default(0),
    lastDayEndsAt: moment(),
    promptViews: integer().notNull().default(0),
    downloads: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex("users_email").on(table.emailKey),
    index("users_folded").using("gin", sql`${foldedUser} gin_trgm_ops`),
    index("users_typo_keys").using("gin", sql`typo_keys(words_of(${foldedUser}, 5))`),
    index("users_joined_at").on(table.role, table.joinedAt, table.id),
    index("users_last_active_at").on(table.role, table.lastActiveAt),
    index("users_downloads").on(table.role, table.downloads),
  ],
);

/** One per sign-in; tokens carry its id. Ending a session deletes it. */
export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** For display: "Chrome on Windows". */
    browser: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastSeenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expires_at").on(table.expiresAt)],
);

/** Links that were sent by email or handed out, each valid for one use. The token itself is not stored. */
export const accountTokens = pgTable(
  "account_tokens",
  {
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text({ enum: ["reset", "verify"] }).notNull(),
    /** The email that the link was sent to, if using the link verifies it. */
    email: text(),
    /** The account's email key when the token was made: the token is void once the account has another. */
    accountKey: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index("account_tokens_user").on(table.userId, table.purpose),
    index("account_tokens_expires_at").on(table.expiresAt),
  ],
);

/** Passkeys of accounts: public keys of WebAuthn authenticators. Binary values as base64url. */
export const passkeys = pgTable(
  "passkeys",
  {
    /** The credential's id. */
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    publicKey: text().notNull(),
    /** The authenticator's signature count: a lower count than the stored one indicates a copied authenticator. */
    counter: bigint({ mode: "number" }).notNull(),
    /** How browsers connect to the authenticator, such as `internal` or `usb`, separated by commas. */
    transports: text().notNull(),
    /** The browser it was created in, for display. */
    name: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment(),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** One-time codes that stand in for a lost passkey; only their hashes are stored. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    codeHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [index("recovery_codes_user").on(table.userId)],
);

/** Random values for authenticators to sign, each valid for one use. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    challenge: text().primaryKey(),
    purpose: text({ enum: ["add", "first", "sign-in", "second-step"] }).notNull(),
    /** The account it is for; null: the account that the passkey belongs to. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment().notNull(),
  },
  (table) => [index("passkey_challenges_expires_at").on(table.expiresAt)],
);

/** Guests, each identified by a signed cookie. A guest continues to exist when the visitor signs in. */
export const guests = pgTable("guests", {
  id: text().primaryKey(),
  lastDay: date({ mode: "string" }),
  /** When `lastDay` ends: no other day starts before that. */
  lastDayEndsAt: moment(),
  seenAt: moment().notNull().defaultNow(),
});

/** Guests who have signed in to the account: failed sign-ins by others don't block them. */
export const accountGuests = pgTable(
  "account_guests",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    guestId: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.guestId] })],
);

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
    detail: text().notNull(),
  },
  (table) => [
    index("audit_log_actor").on(table.actor, table.id),
    index("audit_log_action").on(table.action, table.id),
  ],
);

/** Files of deleted images, until they are deleted as well. */
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

import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { moment } from "./image-tables";

/** Name and email of a user as searches compare them. */
export const foldedUser = sql.raw("fold_text(name || ' ' || email)");

export const users = pgTable(
  "users",
  (t) => ({
    id: t.text().primaryKey(),
    name: t.text().notNull(),
    email: t.text().notNull(),
    /** The email in lower case: addresses are compared without case. */
    emailKey: t.text().notNull(),
    passwordHash: t.text().notNull(),
    role: t.text({ enum: ["user", "admin"] }).notNull(),
    status: t
      .text({ enum: ["active", "inactive", "blocked"] })
      .notNull()
      .default("active"),
    dailyLimit: t.integer().notNull(),
    /** When the email was verified; null: not yet. */
    emailVerifiedAt: moment(),
    demo: t.boolean().notNull().default(false),
    joinedAt: moment().notNull().defaultNow(),
    lastActiveAt: moment().notNull().defaultNow(),
    /** The latest day on which this account revealed a prompt: no other day starts before it ends. */
    lastDay: t.date({ mode: "string" }),
    /** Prompts revealed on `lastDay`, which ends at `lastDayEndsAt`. */
    viewsOnLastDay: t.integer().notNull().default(0),
    lastDayEndsAt: moment(),
    promptViews: t.integer().notNull().default(0),
    downloads: t.integer().notNull().default(0),
  }),
  (table) => [
    uniqueIndex("users_email").on(table.emailKey),
    // Entries that wait to be sorted in would be read by every search, until the next vacuum.
    index("users_folded").using("gin", sql`${foldedUser} gin_trgm_ops`).with({ fastupdate: false }),
    index("users_typo_keys")
      .using("gin", sql`typo_keys(words_of(${foldedUser}, 5))`)
      .with({ fastupdate: false }),
    index("users_joined_at").on(table.role, table.joinedAt, table.id),
    index("users_last_active_at").on(table.role, table.lastActiveAt),
    index("users_downloads").on(table.role, table.downloads),
  ],
);

const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** One per sign-in; tokens carry its id. Ending a session deletes it. */
export const sessions = pgTable(
  "sessions",
  (t) => ({
    id: t.text().primaryKey(),
    userId: userId(),
    /** For display: "Chrome on Windows". */
    browser: t.text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastSeenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  }),
  (table) => [index("sessions_user").on(table.userId), index("sessions_expires_at").on(table.expiresAt)],
);

/** Links that were sent by email or handed out, each valid for one use. The token itself is not stored. */
export const accountTokens = pgTable(
  "account_tokens",
  (t) => ({
    tokenHash: t.text().primaryKey(),
    userId: userId(),
    purpose: t.text({ enum: ["reset", "verify"] }).notNull(),
    /** The email that the link was sent to, if using the link verifies it. */
    email: t.text(),
    /** The account's email key when the token was made: the token is void once the account has another. */
    accountKey: t.text(),
    expiresAt: moment().notNull(),
  }),
  (table) => [
    index("account_tokens_user").on(table.userId, table.purpose),
    index("account_tokens_expires_at").on(table.expiresAt),
  ],
);

/** Passkeys of accounts: public keys of WebAuthn authenticators. Binary values as base64url. */
export const passkeys = pgTable(
  "passkeys",
  (t) => ({
    /** The credential's id. */
    id: t.text().primaryKey(),
    userId: userId(),
    publicKey: t.text().notNull(),
    /** The authenticator's signature count: a lower count than the stored one indicates a copied authenticator. */
    counter: t.bigint({ mode: "number" }).notNull(),
    /** How browsers connect to the authenticator, such as `internal` or `usb`, separated by commas. */
    transports: t.text().notNull(),
    /** The browser it was created in, for display. */
    name: t.text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment(),
  }),
  (table) => [index("passkeys_user").on(table.userId)],
);

/** One-time codes that stand in for a lost passkey; only their hashes are stored. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  (t) => ({
    codeHash: t.text().primaryKey(),
    userId: userId(),
  }),
  (table) => [index("recovery_codes_user").on(table.userId)],
);

/** Random values for authenticators to sign, each valid for one use. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  (t) => ({
    challenge: t.text().primaryKey(),
    purpose: t.text({ enum: ["add", "first", "sign-in", "second-step"] }).notNull(),
    /** The account it is for; null: the account that the passkey belongs to. */
    userId: t.text().references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment().notNull(),
  }),
  (table) => [index("passkey_challenges_expires_at").on(table.expiresAt)],
);

/** Guests, each identified by a signed cookie. A guest continues to exist when the visitor signs in. */
export const guests = pgTable("guests", (t) => ({
  id: t.text().primaryKey(),
  lastDay: t.date({ mode: "string" }),
  /** When `lastDay` ends: no other day starts before that. */
  lastDayEndsAt: moment(),
  seenAt: moment().notNull().defaultNow(),
}));

/** Guests who have signed in to the account: failed sign-ins by others don't block them. */
export const accountGuests = pgTable(
  "account_guests",
  (t) => ({
    userId: userId(),
    guestId: t.text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  }),
  (table) => [primaryKey({ columns: [table.userId, table.guestId] })],
);

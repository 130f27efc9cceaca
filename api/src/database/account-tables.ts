import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment } from "./release-tables";

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

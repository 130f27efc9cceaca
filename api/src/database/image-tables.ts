import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/** In milliseconds, like JavaScript's dates, so that a cursor made from a value finds the same row again. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 });

export const images = pgTable(
  "images",
  (t) => ({
    id: t.text().primaryKey(),
    shortId: t.text().notNull().generatedAlwaysAs(sql`right(id, 8)`),
    title: t.text().notNull(),
    alt: t.text().notNull(),
    category: t.text().notNull(),
    tag: t.text().notNull(),
    theme: t.text().notNull(),
    /** All public texts of an image as searches compare them, never the prompt; set by a trigger. */
    search: t.text().notNull().default(""),
    width: t.integer().notNull(),
    height: t.integer().notNull(),
    thumbhash: t.text().notNull(),
    /** The picture's colours, the largest first; empty: not yet known. */
    colors: t.text().array().notNull().default([]),
    /** The first characters of the original's SHA-256; with the id, the key under /media. */
    contentHash: t.text().notNull(),
    /** The original's key in the object store. */
    originalKey: t.text().notNull(),
    /** The image's position on the ring that random samples are taken from. */
    randomKey: t.doublePrecision().notNull().default(sql`random()`),
    createdAt: moment().notNull().defaultNow(),
    /** When its texts or its picture were changed; null: never. */
    updatedAt: moment(),
    version: t.integer().notNull().default(1),
  }),
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
    // Entries that wait to be sorted in would be read by every search, until the next vacuum.
    index("images_search").using("gin", table.search.op("gin_trgm_ops")).with({ fastupdate: false }),
    index("images_colors").using("gin", table.colors).with({ fastupdate: false }),
  ],
);

/** The words of images' public texts, by which a search corrects typos. Words of deleted images may remain. */
export const searchWords = pgTable(
  "search_words",
  (t) => ({ word: t.text().primaryKey() }),
  () => [
    index("search_words_typo_keys").using("gin", sql`typo_keys(ARRAY[word])`).with({ fastupdate: false }),
  ],
);

/** Separate from `images`, so that a query of images can't expose a prompt by accident. */
export const prompts = pgTable("prompts", (t) => ({
  imageId: t
    .text()
    .primaryKey()
    .references(() => images.id, { onDelete: "cascade" }),
  prompt: t.text().notNull(),
  /** What the prompt was used with, hidden like it; empty: not known. */
  model: t.text().notNull().default(""),
  negativePrompt: t.text().notNull().default(""),
  seed: t.text().notNull().default(""),
  ratio: t.text().notNull().default(""),
}));

/** Separate from `images`: counts change often, and each change would update a dozen indexes. */
export const imageCounters = pgTable(
  "image_counters",
  (t) => ({
    imageId: t
      .text()
      .primaryKey()
      .references(() => images.id, { onDelete: "cascade" }),
    views: t.integer().notNull().default(0),
    downloads: t.integer().notNull().default(0),
    copies: t.integer().notNull().default(0),
    /** The number of the image's category, cached by triggers; null until its first event there. */
    categoryNumber: t.integer(),
  }),
  (table) => [
    index("image_counters_views").on(table.views, table.imageId),
    index("image_counters_downloads").on(table.downloads, table.imageId),
  ],
);

/** The number of images per combination, updated by triggers, for totals and filter options without counting rows. */
export const facets = pgTable(
  "facets",
  (t) => ({
    category: t.text().notNull(),
    tag: t.text().notNull(),
    theme: t.text().notNull(),
    count: t.integer().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.category, table.tag, table.theme] })],
);

/** Categories, with counts that are in no day's sums. Daily sums refer to a category by its number (migration 0008). */
export const categories = pgTable("categories", (t) => ({
  name: t.text().primaryKey(),
  number: t.serial().unique(),
  views: t.bigint({ mode: "number" }).notNull().default(0),
  downloads: t.bigint({ mode: "number" }).notNull().default(0),
}));

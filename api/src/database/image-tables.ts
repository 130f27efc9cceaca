import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment } from "./release-tables";

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
    /** The picture's colours, the largest first; empty: not yet known. */
    colors: text().array().notNull().default([]),
    /** The first characters of the original's SHA-256; with the id, the key under /media. */
    contentHash: text().notNull(),
    /** The original's key in the object store. */
    originalKey: text().notNull(),
    /** The image's position on the ring that random samples are taken from. */
    randomKey: doublePrecision().notNull().default(sql`random()`),
    createdAt: moment().notNull().defaultNow(),
    /** When its texts or its picture were changed; null: never. */
    updatedAt: moment(),
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
    // Entries that wait to be sorted in would be read by every search, until the next vacuum.
    index("images_search").using("gin", table.search.op("gin_trgm_ops")).with({ fastupdate: false }),
    index("images_colors").using("gin", table.colors).with({ fastupdate: false }),
  ],
);

/** The words of images' public texts, by which a search corrects typos. Words of deleted images may remain. */
export const searchWords = pgTable("search_words", { word: text().primaryKey() }, () => [
  index("search_words_typo_keys").using("gin", sql`typo_keys(ARRAY[word])`).with({ fastupdate: false }),
]);

/** Separate from `images`, so that a query of images can't expose a prompt by accident. */
export const prompts = pgTable("prompts", {
  imageId: text()
    .primaryKey()
    .references(() => images.id, { onDelete: "cascade" }),
  prompt: text().notNull(),
  /** What the prompt was used with, hidden like it; empty: not known. */
  model: text().notNull().default(""),
  negativePrompt: text().notNull().default(""),
  seed: text().notNull().default(""),
  ratio: text().notNull().default(""),
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

import type { FilterOptions } from "@promptfolio/contracts/api/images";
import { DEFAULT_CATEGORIES, DEFAULT_TAGS, DEFAULT_THEMES } from "@promptfolio/contracts/vocabulary";
import { sql } from "drizzle-orm";
import { type Database, row } from "../database/database";

const withDefaults = (defaults: readonly string[], found: readonly string[]): string[] => [
  ...defaults,
  ...found.filter((value) => !defaults.includes(value)),
];

/** What images can be filtered by: the product's own lists first, then what else the images say. */
export async function readFilterOptions(database: Database): Promise<FilterOptions> {
  const found = await row<FilterOptions>(
    database,
    sql`SELECT
          ARRAY(SELECT DISTINCT category FROM facets ORDER BY 1) AS categories,
          ARRAY(SELECT DISTINCT tag FROM facets ORDER BY 1) AS tags,
          ARRAY(SELECT DISTINCT theme FROM facets ORDER BY 1) AS themes`,
  );
  return {
    categories: withDefaults(DEFAULT_CATEGORIES, found.categories),
    tags: withDefaults(DEFAULT_TAGS, found.tags),
    themes: withDefaults(DEFAULT_THEMES, found.themes),
  };
}

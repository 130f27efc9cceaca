import type { FilterOptions } from "@promptfolio/contracts/api/images";
import { DEFAULT_CATEGORIES, DEFAULT_TAGS, DEFAULT_THEMES } from "@promptfolio/contracts/vocabulary";
import { foldText } from "@promptfolio/lib/fold-text";
import type { Database } from "../database/database";
import { readFacetValues } from "./repository/list-images";

/** Spellings of the same label are listed once. */
const withDefaults = (defaults: readonly string[], found: readonly string[]): string[] => {
  const listed = new Map<string, string>();
  for (const value of [...defaults, ...found]) {
    const key = foldText(value);
    if (!listed.has(key)) listed.set(key, value);
  }
  return [...listed.values()];
};

/** The values that images can be filtered by: first the product's own lists, then other values that images have. */
export const readFilterOptions = async (database: Database): Promise<FilterOptions> => {
  const { categories, tags, themes } = await readFacetValues(database);
  return {
    categories: withDefaults(DEFAULT_CATEGORIES, categories),
    tags: withDefaults(DEFAULT_TAGS, tags),
    themes: withDefaults(DEFAULT_THEMES, themes),
  };
};

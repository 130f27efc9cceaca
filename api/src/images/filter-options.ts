import type { FilterOptions } from "@promptfolio/contracts/api/images";
import { DEFAULT_CATEGORIES, DEFAULT_TAGS, DEFAULT_THEMES } from "@promptfolio/contracts/vocabulary";
import { foldText } from "@promptfolio/lib/fold-text";
import { asc } from "drizzle-orm";
import { type Database, statement } from "../database/database";
import { facets } from "../database/schema";

/** Reads one list of values. Spellings of the same label are listed once. */
const optionsOf = (facet: "category" | "tag" | "theme", defaults: readonly string[]) => {
  const values = statement((database) =>
    database.selectDistinct({ value: facets[facet] }).from(facets).orderBy(asc(facets[facet])),
  );
  return async (database: Database): Promise<string[]> => {
    const found = (await values(database)).map(({ value }) => value);
    const listed = new Map<string, string>();
    for (const value of [...defaults, ...found]) {
      const key = foldText(value);
      if (!listed.has(key)) listed.set(key, value);
    }
    return [...listed.values()];
  };
};

const categories = optionsOf("category", DEFAULT_CATEGORIES);
const tags = optionsOf("tag", DEFAULT_TAGS);
const themes = optionsOf("theme", DEFAULT_THEMES);

/** The values that images can be filtered by: first the product's own lists, then other values that images have. */
export const readFilterOptions = async (database: Database): Promise<FilterOptions> => ({
  categories: await categories(database),
  tags: await tags(database),
  themes: await themes(database),
});

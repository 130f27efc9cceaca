import type { FilterOptions } from "@promptfolio/contracts/api/images";
import { foldText } from "@promptfolio/lib/fold-text";
import { asc } from "drizzle-orm";
import { type Database, statement } from "../database/database";
import { facets } from "../database/schema";
import { DEFAULT_LABELS, type Label } from "./labels";

/** Reads one list of values. Spellings of the same label are listed once. */
const optionsOf = (label: Label) => {
  const column = facets[label];
  const values = statement((database) =>
    database.selectDistinct({ value: column }).from(facets).orderBy(asc(column)),
  );
  return async (database: Database): Promise<string[]> => {
    const found = (await values(database)).map(({ value }) => value);
    const listed = new Map<string, string>();
    for (const value of [...DEFAULT_LABELS[label], ...found]) {
      const key = foldText(value);
      if (!listed.has(key)) listed.set(key, value);
    }
    return [...listed.values()];
  };
};

const categories = optionsOf("category");
const tags = optionsOf("tag");
const themes = optionsOf("theme");

/** The values that images can be filtered by: first the product's own lists, then other values that images have. */
export const readFilterOptions = async (database: Database): Promise<FilterOptions> => ({
  categories: await categories(database),
  tags: await tags(database),
  themes: await themes(database),
});

import { type SQL, sql } from "drizzle-orm";

/** Which images are meant; empty and absent values mean all. */
export interface ImageFilter {
  category?: string | undefined;
  tag?: string | undefined;
  theme?: string | undefined;
  search?: string | undefined;
}

/** More words than this don't make a search more precise. */
const MOST_WORDS = 6;

const wordsOf = (search: string | undefined): string[] =>
  (search ?? "").toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

export const isSearch = (filter: ImageFilter): boolean => wordsOf(filter.search).length > 0;

const contains = (word: string): string => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const FACETS = ["category", "tag", "theme"] as const;

/** The conditions on category, tag and theme, for any table that has these columns. */
export function facetConditions(filter: ImageFilter, alias: string): SQL[] {
  return FACETS.flatMap((facet) => {
    const value = filter[facet];
    return value ? [sql`${sql.raw(`${alias}.${facet}`)} = ${value}`] : [];
  });
}

/**
 * The conditions of a filter on `images i`. Each word of a search must be found in what is public about the image;
 * `withPrompts`, for administrators alone, finds it in the prompt too.
 */
export function filterConditions(filter: ImageFilter, withPrompts: boolean): SQL[] {
  const found = wordsOf(filter.search).map((word) => {
    const pattern = contains(word);
    return withPrompts
      ? sql`(i.search LIKE ${pattern} OR EXISTS (
          SELECT 1 FROM prompts p WHERE p.image_id = i.id AND lower(p.prompt) LIKE ${pattern}))`
      : sql`i.search LIKE ${pattern}`;
  });
  return [...facetConditions(filter, "i"), ...found];
}

export const allOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` AND `);

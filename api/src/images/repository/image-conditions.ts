import { eq, like, type SQL, sql } from "drizzle-orm";
import { type facets, images, prompts } from "../../database/schema";

/** A filter of images; empty and absent values match all. */
export interface ImageFilter {
  category?: string | undefined;
  tag?: string | undefined;
  theme?: string | undefined;
  search?: string | undefined;
  /** Also matches similarly spelt words: for a search that finds nothing otherwise. */
  approximate?: boolean | undefined;
}

/** More words don't make a search more precise. */
const MAX_WORDS = 6;

const wordsOf = (search: string | undefined): string[] =>
  (search ?? "").toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

export const isSearch = (filter: ImageFilter): boolean => wordsOf(filter.search).length > 0;

const escapePattern = (word: string): string => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const contains = (word: string): string => `%${escapePattern(word)}%`;

/** Trigrams have three characters: they can find a shorter word at the start of a word, but not within a word. */
const isShort = (word: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Number}]{1,2}$/u.test(word);

const isIn = (word: string): SQL =>
  isShort(word)
    ? sql`(${images.search} LIKE ${`${word}%`} OR ${images.search} LIKE ${`% ${word}%`})`
    : like(images.search, contains(word));

const FACETS = ["category", "tag", "theme"] as const;

/** Which of category, tag and theme a filter has: statements of the same shape have the same conditions. */
export const facetShape = (filter: ImageFilter): string => FACETS.filter((facet) => filter[facet]).join();

/** The conditions on category, tag and theme, for `images` or `facets`, with placeholders of these names. */
export const facetPlaceholders = (filter: ImageFilter, table: typeof images | typeof facets): SQL[] =>
  FACETS.flatMap((facet) => (filter[facet] ? [eq(table[facet], sql.placeholder(facet))] : []));

/**
 * The conditions of a filter on `images`. Each word of a search must occur in the image's public texts. With
 * `withPrompts`, which is for administrators only, it may also occur in the prompt.
 */
export const filterConditions = (filter: ImageFilter, withPrompts: boolean): SQL[] => {
  const found = wordsOf(filter.search).map((word) => {
    const pattern = contains(word);
    const isPublic = isIn(word);
    // Both conditions use the trigram index; the threshold is PostgreSQL's default, 0.6.
    if (filter.approximate) return sql`(${word} <% ${images.search} OR ${isPublic})`;
    return withPrompts
      ? sql`(${isPublic} OR EXISTS (SELECT 1 FROM ${prompts}
          WHERE ${prompts.imageId} = ${images.id} AND lower(${prompts.prompt}) LIKE ${pattern}))`
      : isPublic;
  });
  const facetConditions = FACETS.flatMap((facet) => {
    const value = filter[facet];
    return value ? [eq(images[facet], value)] : [];
  });
  return [...facetConditions, ...found];
};

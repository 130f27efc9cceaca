import type { ImageListQuery } from "@promptfolio/contracts/api/images";
import { arrayContains, eq, type SQL, sql } from "drizzle-orm";
import { type Queryable, rows } from "../../database/database";
import { type facets, images, prompts, searchWords } from "../../database/schema";
import { containing, contains, searchWordsOf } from "../../database/search-text";

/** For words of a search, the words of images that differ by one wrong, missing, added or swapped letter. */
export type SimilarWords = readonly { word: string; similar: string[] }[];

/** A filter of images; empty and absent values match all. */
export interface ImageFilter extends Pick<ImageListQuery, "category" | "tag" | "theme" | "color" | "search"> {
  /** Other words that match as well: for a search that finds nothing otherwise. */
  similarWords?: SimilarWords | undefined;
}

/** Whether the matches must be counted and found by more than category, tag and theme. */
export const isSearch = (filter: ImageFilter): boolean =>
  Boolean(filter.color) || searchWordsOf(filter.search).length > 0;

const MAX_SIMILAR = 20;

/** A word of four letters may be one of five with a letter missing. */
const SHORTEST = 4;

const findSimilarWords = (database: Queryable, words: readonly string[]): Promise<SimilarWords> =>
  rows(
    database,
    sql`SELECT wanted.word, array_agg(known.word) AS similar
        FROM unnest(${sql.param([...words])}::text[]) wanted (word),
        LATERAL (SELECT ${searchWords.word} FROM ${searchWords}
          WHERE ${searchWords.word} <> wanted.word AND typo_keys(ARRAY[${searchWords.word}]) && typo_keys(words_of(wanted.word, ${SHORTEST}))
          ORDER BY similarity(${searchWords.word}, wanted.word) DESC, ${searchWords.word}
          LIMIT ${MAX_SIMILAR}) known
        GROUP BY wanted.word`,
  );

/** The filter with typos forgiven; undefined if the search has none that could be. */
export const forgiveTypos = async (
  database: Queryable,
  filter: ImageFilter,
): Promise<ImageFilter | undefined> => {
  const words = searchWordsOf(filter.search);
  const similarWords = words.length === 0 ? [] : await findSimilarWords(database, words);
  return similarWords.length > 0 ? { ...filter, similarWords } : undefined;
};

/** Trigrams have three characters: they can find a shorter word at the start of a word, but not within a word. */
const isShort = (word: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Number}]{1,2}$/u.test(word);

const patternsOf = (word: string, similar: readonly string[]): string[] =>
  isShort(word) ? [`${word}%`, `% ${word}%`] : [...new Set([word, ...similar])].map(containing);

const isLike = ([first, ...others]: readonly string[]): SQL =>
  others.length === 0
    ? sql`${images.search} LIKE ${first}`
    : sql`${images.search} LIKE ANY (${sql.param([first, ...others])}::text[])`;

const hasDigit = (word: string): boolean => /\p{Number}/u.test(word);

/**
 * Words that are likely rare first: numbers, then long words. The index looks each word up only where those before it
 * agree, so a rare one at the end would come too late.
 */
const rareFirst = (one: string, other: string): number =>
  Number(hasDigit(other)) - Number(hasDigit(one)) || other.length - one.length;

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
  const words = searchWordsOf(filter.search).toSorted(rareFirst);
  const found = words.map((word) => {
    const similar = filter.similarWords?.find((known) => known.word === word)?.similar ?? [];
    const isPublic = isLike(patternsOf(word, similar));
    return withPrompts
      ? sql`(${isPublic} OR EXISTS (SELECT 1 FROM ${prompts}
          WHERE ${prompts.imageId} = ${images.id} AND ${contains(sql`fold_text(${prompts.prompt})`, word)}))`
      : isPublic;
  });
  const facetConditions = FACETS.flatMap((facet) => {
    const value = filter[facet];
    return value ? [eq(images[facet], value)] : [];
  });
  const colorConditions = filter.color ? [arrayContains(images.colors, [filter.color])] : [];
  return [...facetConditions, ...colorConditions, ...found];
};

import { sql } from "drizzle-orm";
import { type Queryable, rows } from "../../database/database";
import { searchWords } from "../../database/schema";

/** For words of a search, the words of images that differ by one wrong, missing, added or swapped letter. */
export type SimilarWords = ReadonlyMap<string, readonly string[]>;

const MAX_SIMILAR = 20;

/** A word of four letters may be one of five with a letter missing. */
const SHORTEST = 4;

export const findSimilarWords = async (
  database: Queryable,
  words: readonly string[],
): Promise<SimilarWords> => {
  const found = await rows<{ word: string; similar_words: string[] }>(
    database,
    sql`SELECT wanted.word, array_agg(known.word) AS similar_words
        FROM unnest(${sql.param([...words])}::text[]) wanted (word),
        LATERAL (SELECT ${searchWords.word} FROM ${searchWords}
          WHERE ${searchWords.word} <> wanted.word AND typo_keys(ARRAY[${searchWords.word}]) && typo_keys(words_of(wanted.word, ${SHORTEST}))
          LIMIT ${MAX_SIMILAR}) known
        GROUP BY wanted.word`,
  );
  return new Map(found.map(({ word, similar_words }) => [word, similar_words]));
};

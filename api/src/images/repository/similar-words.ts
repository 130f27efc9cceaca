import { sql } from "drizzle-orm";
import { type Queryable, rows } from "../../database/database";
import { searchWords } from "../../database/schema";

/** For words of a search, the words of images that differ by one wrong, missing, added or swapped letter. */
export type SimilarWords = readonly { word: string; similar: string[] }[];

const MAX_SIMILAR = 20;

/** A word of four letters may be one of five with a letter missing. */
const SHORTEST = 4;

export const findSimilarWords = (database: Queryable, words: readonly string[]): Promise<SimilarWords> =>
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

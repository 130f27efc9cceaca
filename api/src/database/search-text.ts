import { foldText } from "@promptfolio/lib/fold-text";
import { type SQL, sql } from "drizzle-orm";

/** More words don't make a search more precise. */
const MAX_WORDS = 6;

/** The folded words of a search. */
export const searchWordsOf = (search: string | undefined): string[] =>
  foldText(search ?? "")
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS);

/** The pattern of texts that contain the word. */
export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

/** SQL condition: the folded text contains the word. */
export const contains = (folded: SQL, word: string): SQL => sql`${folded} LIKE ${containing(word)}`;

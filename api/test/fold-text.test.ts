import { foldText } from "@promptfolio/lib/fold-text";
import { DIFFERENT_TEXTS, SAME_TEXTS } from "@promptfolio/lib/testing/same-texts";
import { sql } from "drizzle-orm";
import { ENGINES } from "./databases";
import { startApi, type TestApi } from "./test-api";

/** Later than Unicode 15: libraries of before don't know its case. */
const NEW_LETTER = "\u1c89";
const SCRIPTS =
  /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Thai}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{Default_Ignorable_Code_Point}\p{M}\p{N}\p{S}]/u;

describe.each(ENGINES)("texts in SQL, on %s", (engine) => {
  let api: TestApi;
  const fold = async (texts: readonly string[]): Promise<string[]> => {
    const { rows } = await api.services.database.execute<{ folded: string }>(
      sql`SELECT fold_text(text) AS folded FROM unnest(${sql.param([...texts])}::text[]) WITH ORDINALITY AS t (text, n) ORDER BY n`,
    );
    return rows.map(({ folded }) => folded);
  };

  beforeAll(async () => {
    api = await startApi(engine);
  });

  it("are folded as in TypeScript", async () => {
    const texts = [...SAME_TEXTS, ...DIFFERENT_TEXTS].flat();
    expect(await fold(texts)).toEqual(texts.map(foldText));
  });

  it("have each of their characters folded as in TypeScript", async () => {
    const characters = Array.from({ length: 0xa640 }, (_, n) => String.fromCodePoint(n + 1)).filter(
      (character) => SCRIPTS.test(character),
    );
    const folded = await fold(characters);
    const different = characters.filter(
      (character, n) => character !== NEW_LETTER && folded[n] !== foldText(character),
    );
    expect(different).toEqual([]);
  });
});

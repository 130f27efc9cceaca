/**
 * Accents and points of Latin, Greek, Cyrillic, Hebrew and Arabic. Vowel signs of other scripts stay: without them
 * different words would be the same.
 */
const MARKS =
  "\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u064b-\\u065f\\u0670\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f";
/** Characters that show nothing. */
const INVISIBLE =
  "\\u00ad\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\u{e0000}-\\u{e0fff}";
const IGNORED = new RegExp(`[${MARKS}${INVISIBLE}]+`, "gu");

/**
 * The form in which texts are compared: compatibility form, without accents, invisible characters and case, ß as ss, ς as
 * σ. `fold_text` of api/src/database/functions is the same in SQL; one table tests both.
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(IGNORED, "")
    .toLowerCase()
    .replaceAll("ς", "σ")
    .replaceAll("ß", "ss")
    .normalize("NFKC");

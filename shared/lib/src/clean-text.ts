/** Control characters, line separators and halves of surrogate pairs. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu;
/** Characters that reorder what stands around them: a name could show as another one. */
const BIDIRECTIONAL = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f]/g;
/** Joiners, with the characters around them. */
const JOINER = /(?<=(.?))[\u200c\u200d](?=(.?))/gsu;
/** Scripts that join letters, and the parts of emoji sequences. */
const JOINED =
  /[\p{scx=Arabic}\p{scx=Syriac}\p{scx=Mongolian}\p{scx=Nko}\p{scx=Devanagari}\p{scx=Bengali}\p{scx=Gurmukhi}\p{scx=Gujarati}\p{scx=Oriya}\p{scx=Tamil}\p{scx=Telugu}\p{scx=Kannada}\p{scx=Malayalam}\p{scx=Sinhala}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f/u;
/** Tags are part of some flags; elsewhere they hide text. */
const TAGS = /(\u{1f3f4}?)([\u{e0000}-\u{e007f}]+)/gu;
/** Other characters that show nothing and have no use in a name or title. */
const NOTHING = /[\u115f\u1160\u17b4\u17b5\u180e\u200b\u2060-\u2065\u3164\ufeff\uffa0]/g;

const VISIBLE = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text has anything that a person can see. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/**
 * A text of one line as it is stored: as it was written, but trimmed, with single spaces, and without characters that only
 * hide or reorder others.
 */
export const cleanText = (text: string): string =>
  text
    .replace(CONTROL, " ")
    .replace(BIDIRECTIONAL, "")
    .replace(NOTHING, "")
    .replace(TAGS, (_, flag: string, tags: string) => (flag === "" ? "" : flag + tags))
    .replace(JOINER, (joiner, before: string, after: string) =>
      JOINED.test(before) && JOINED.test(after) ? joiner : "",
    )
    .replace(/\s{2,}/g, " ")
    .trim();

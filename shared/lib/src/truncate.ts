import { DESCRIPTION_LENGTH } from "@promptfolio/contracts/limits";

/** Characters to remove before an ellipsis: spaces, punctuation like a comma, half of a surrogate pair. */
const LOOSE_END = /[\s,;:–-]+$|[\uD800-\uDBFF]$/;

/** The text cut to at most `length` characters at a word boundary, with an ellipsis if something was cut. */
export const truncate = (text: string, length: number = DESCRIPTION_LENGTH): string => {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const endsWithWord = /\s/.test(text.charAt(length));
  const words = endsWithWord ? cut : cut.replace(/\s+\S*$/, "");
  return `${words.replace(LOOSE_END, "")}…`;
};

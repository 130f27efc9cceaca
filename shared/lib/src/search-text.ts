import { foldText } from "./fold-text";

const NOT_LETTERS = /[^a-z\u00c0-\u1fff\u2070-\u2fff\u3040-\u{10ffff}]+/u;
const SHORTEST = 5;

/** The number of letters at the start that two words have in common. */
const commonStart = (one: readonly string[], other: readonly string[]): number => {
  let place = 0;
  while (place < one.length && one[place] === other[place]) place += 1;
  return place;
};

const isEqual = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && commonStart(one, other) === one.length;

/** Whether two words differ by at most one wrong, missing, added or swapped letter. */
export const differsByOneLetter = (one: string, other: string): boolean => {
  const letters = [[...one], [...other]] as const;
  const [short, long] = letters[0].length > letters[1].length ? [letters[1], letters[0]] : letters;
  const place = commonStart(short, long);
  const [a, b] = [short.slice(place), long.slice(place)];
  if (short.length < long.length) return isEqual(a, b.slice(1));
  const isSwapped = a[0] === b[1] && a[1] === b[0] && isEqual(a.slice(2), b.slice(2));
  return isEqual(a.slice(1), b.slice(1)) || isSwapped;
};

/**
 * Whether a text contains every word of a search, compared by the fold. A word of five letters and more may have a typo,
 * as in searches on the server.
 */
export const matchesSearch = (text: string, search: string): boolean => {
  const folded = foldText(text);
  const words = folded.split(NOT_LETTERS).filter((word) => [...word].length >= SHORTEST);
  return foldText(search)
    .split(/\s+/)
    .every((wanted) => folded.includes(wanted) || words.some((word) => differsByOneLetter(word, wanted)));
};

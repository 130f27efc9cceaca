import { markupError } from "./markup-error";
import type { MarkupPart, RenderedPage } from "./messages";
import { MAX_MARKUP, MAX_STYLES } from "./result-limits";

/** The link elements that React writes for pictures, which belong into the head. */
const PRELOADS = /^(?:<link rel="preload" as="image"(?: (?!on)[a-zA-Z]+="[^"<>]*")*\/>)*$/;

/** The frame in which the shell shows a page that isn't trusted. */
const FRAME = /<iframe(?: (?!on|srcdoc)[a-z]+="[^"<>]*")*><\/iframe>/;

const STYLE_END = /<\/style/i;

const stylesError = (...styles: string[]): string | undefined =>
  styles.some((css) => STYLE_END.test(css)) ? "its styles end their element" : undefined;

const about = (what: string, error: string | undefined): string | undefined => error && `${what} ${error}`;

/** For checks of its ASCII characters, which no other character has a byte of: a quarter of the time of decoding it. */
const readBytes = (markup: Buffer): string => markup.toString("latin1");

const lengthOf = (...texts: { length: number }[]): number =>
  texts.reduce((sum, { length }) => sum + length, 0);

/**
 * Why a page that a renderer has sent must not be shown, in a sentence; undefined: it may.
 * @param nonce of the scripts that move deferred parts into place: React writes the first one into the page itself
 * @param mayFrame whether no code but the shell's has run, which may show a page in a frame
 */
export const pageError = (
  { markup, styles }: RenderedPage,
  nonce?: string,
  mayFrame = false,
): string | undefined => {
  if (lengthOf(styles.first, styles.rest) > MAX_STYLES) return "its styles are too long";
  if (lengthOf(markup.first, markup.rest) > MAX_MARKUP) return "its markup is too long";
  if (!PRELOADS.test(markup.preloads)) return "its preloads are no links to pictures";
  const [first, rest] = [readBytes(markup.first), readBytes(markup.rest)];
  return (
    stylesError(styles.first, styles.rest) ??
    about("its markup", markupError([mayFrame ? first.replace(FRAME, "") : first, rest], nonce))
  );
};

/**
 * Checks the deferred parts of one page, one after the other. @returns why a part must not be shown
 * @param nonce of the scripts that move the parts into place
 */
export const createPartCheck = (nonce: string | undefined) => {
  let styles = 0;
  let markup = 0;
  return (part: MarkupPart): string | undefined => {
    styles += part.styles.length;
    markup += part.markup.length;
    if (styles > MAX_STYLES || markup > MAX_MARKUP) return "its deferred parts are too long";
    return stylesError(part.styles) ?? about("a deferred part", markupError([part.markup], nonce));
  };
};

import { color } from "./theme/theme";

declare module "react" {
  interface CSSProperties {
    /** How far a sealed prompt's shapes are moved. */
    "--seal"?: string;
  }
}

/** FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
};

const OFFSETS = 97;

/**
 * The value of `--seal`. It is derived from the image's id only, so the shapes disclose nothing about the prompt, not even
 * its length. The same on the server and in the browser.
 */
export const shapesOffset = (id: string): string => `${hash(id) % OFFSETS}px`;

/** The height of a line of text, and so of shapes, in em. */
export const LINE = 1.6;

/** Where a gap lies in a group of lines: a quadrant around the point that ends its first line. */
const QUADRANTS = {
  first: `#0000 75%, ${color.sunken} 0`,
  below: `#0000 50%, ${color.sunken} 0 75%, #0000 0`,
};

/** A gap in each group of so many lines, once every `distance` em; `--seal` times `steps` moves it along the lines. */
const gap = (lines: number, place: keyof typeof QUADRANTS, distance: number, steps: number): string =>
  `conic-gradient(at 0.4em ${Math.round(100 / lines)}%, ${QUADRANTS[place]})
    calc(var(--seal) * ${steps}) 0 / ${distance}em ${(lines * LINE).toFixed(1)}em`;

/**
 * Lines of shapes that look like a text seen through frosted glass, as backgrounds: a short last line, gaps between
 * words, and bars. The gaps have distances without a common measure and move against each other, so that no two lines
 * are alike.
 */
export const SHAPES = `
  linear-gradient(${color.sunken}, ${color.sunken}) 100% 100% / calc(25% + var(--seal)) ${LINE}em no-repeat,
  ${gap(2, "first", 3.7, 1)},
  ${gap(2, "below", 4.3, -3)},
  ${gap(3, "first", 5.3, 5)},
  ${gap(3, "below", 6.1, 7)},
  linear-gradient(#0000 29%, ${color.ink} 0 71%, #0000 0) 0 0 / 100% ${LINE}em`;

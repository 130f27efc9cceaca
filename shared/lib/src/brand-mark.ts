/**
 * The product's mark: two posters of a wall, the front one sealed. As paths, so that the header and the icon in the
 * browser's tab are the same drawing.
 */
export const BRAND_MARK = {
  /** The box is 32 by 32; the sheets cover this part of it. */
  x: 4,
  y: 3,
  width: 24,
  height: 26,
  /** The sheet behind, with a gap where the front one lies over it. In the colour of the text. */
  back: "M6.5 3h10A2.5 2.5 0 0 1 19 5.5v3h-4a3.5 3.5 0 0 0-3.5 3.5v10h-5A2.5 2.5 0 0 1 4 19.5v-14A2.5 2.5 0 0 1 6.5 3z",
  /** The sheet in front, its seal cut out of it. In the accent. */
  front:
    "M15.5 10h10a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1-2.5 2.5h-10a2.5 2.5 0 0 1-2.5-2.5v-14a2.5 2.5 0 0 1 2.5-2.5zM20.5 16.4a3.1 3.1 0 1 0 0 6.2 3.1 3.1 0 1 0 0-6.2z",
} as const;

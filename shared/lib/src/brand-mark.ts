/**
 * The product's logo: two posters, the front one sealed. As paths, so that the header and the icon in the browser's tab
 * use the same drawing.
 */
export const BRAND_MARK = {
  /** The part of the 32 by 32 box that the two posters cover. */
  x: 4,
  y: 3,
  width: 24,
  height: 26,
  /** The poster in the back, with a gap where the front one covers it. In the text colour. */
  back: "M6.5 3h10A2.5 2.5 0 0 1 19 5.5v3h-4a3.5 3.5 0 0 0-3.5 3.5v10h-5A2.5 2.5 0 0 1 4 19.5v-14A2.5 2.5 0 0 1 6.5 3z",
  /** The poster in front, with its seal cut out. In the accent colour. */
  front:
    "M15.5 10h10a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1-2.5 2.5h-10a2.5 2.5 0 0 1-2.5-2.5v-14a2.5 2.5 0 0 1 2.5-2.5zM20.5 16.4a3.1 3.1 0 1 0 0 6.2 3.1 3.1 0 1 0 0-6.2z",
} as const;

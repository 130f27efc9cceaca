import type { ImageColor } from "@promptfolio/contracts/vocabulary";

/** How the colours look that pictures are found by, in both themes. */
export const SWATCHES: Readonly<Record<ImageColor, string>> = {
  red: "#d23b30",
  orange: "#f08424",
  yellow: "#f6cf3c",
  green: "#4c9a52",
  teal: "#25a296",
  blue: "#2f6bd0",
  purple: "#8a3fae",
  pink: "#ec92b5",
  brown: "#7c5340",
  beige: "#e2d2b4",
  black: "#191817",
  gray: "#8d8a86",
  white: "#fbfaf8",
};

import drawings from "./drawings.svg";

export type DrawingName = "wall" | "seal" | "copy" | "sealed" | "formats" | "uptime";

/**
 * The URL of a drawing for `<use>`, which paints it in the page's theme. In a file of their own the drawings are not part of
 * every page's HTML.
 */
export const drawingUrl = (name: DrawingName): string => `${drawings}#${name}`;

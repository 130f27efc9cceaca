/** The sheet every composition is drawn on: 1080 by 1350 CSS pixels. */
import { fontFace } from "./fonts.mjs";

export const WIDTH = 1080;
export const HEIGHT = 1350;

export function page({ fonts = [], css = "", body }) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${fonts.map(fontFace).join("")}
*{margin:0;box-sizing:border-box}html,body{width:${WIDTH}px;height:${HEIGHT}px;overflow:hidden}
body{position:relative;font-kerning:normal;text-rendering:geometricPrecision;-webkit-font-smoothing:antialiased}
svg{display:block}body>svg{position:absolute;inset:0}${css}</style><body>${body}</body></html>`;
}

/** A sheet that is one drawing. */
export function sheet({ fonts, css, defs = "", ground = "#fff", art }) {
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${defs}</defs><rect width="100%" height="100%" fill="${ground}"/>${art}</svg>`;
  return page({ fonts, css, body });
}

/** Live text in a drawing. */
export function text(
  x,
  y,
  words,
  { font, size, fill = "currentColor", anchor = "start", weight = 400, tracking = 0, style = "", extra = "" },
) {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${fill}" style="font:${weight} ${size}px ${font};letter-spacing:${tracking}em;${style}" ${extra}>${words}</text>`;
}

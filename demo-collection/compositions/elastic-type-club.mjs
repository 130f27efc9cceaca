/** One word, eight times, its letters squeezed by a wave that runs through the columns. */
import { lettering } from "./lib/outline.mjs";
import { sheet, text } from "./lib/page.mjs";

const ACID = "#d4ff3a";
const INK = "#0c0c0c";
const WORD = "ELASTIC";
const ROWS = 8;
const [LEFT, RIGHT, TOP, BOTTOM] = [44, 1036, 150, 1196];
const GAP = 9;

async function row(index) {
  const shares = [...WORD].map(
    (_, column) => 0.17 + (0.5 + 0.5 * Math.cos(((column - 0.5) / 6) * Math.PI * 2 - index * 0.82)) ** 2.1,
  );
  const whole = shares.reduce((a, b) => a + b);
  const heights = Array.from({ length: ROWS }, (_, k) => 1 + 0.55 * Math.sin(k * 0.82 - 0.4));
  const unit = (BOTTOM - TOP - GAP * (ROWS - 1)) / heights.reduce((a, b) => a + b);
  const y = TOP + heights.slice(0, index).reduce((a, b) => a + b * unit + GAP, 0);
  const h = heights[index] * unit;
  let x = LEFT;
  const glyphs = [];
  for (const [column, letter] of [...WORD].entries()) {
    const w = (shares[column] / whole) * (RIGHT - LEFT - GAP * (WORD.length - 1));
    const wdth = Math.max(50, Math.min(150, (w / h) * 118));
    const glyph = await lettering("anybody", letter, { size: 200, axes: { wdth, wght: 900 } });
    glyphs.push(glyph.fit({ x, y, w, h }).d);
    x += w + GAP;
  }
  return `<path d="${glyphs.join("")}" fill="${INK}"/>`;
}

export default async () => {
  const rows = await Promise.all(Array.from({ length: ROWS }, (_, index) => row(index)));
  const note = (x, y, words, anchor = "start") =>
    text(x, y, words, {
      font: "archivo",
      size: 25,
      weight: 700,
      fill: INK,
      anchor,
      style: "font-stretch:100%",
    });
  return sheet({
    fonts: ["archivo"],
    ground: ACID,
    art: `${note(44, 70, "Elastic Type Club")}${note(44, 101, "Open critique no. 12")}${note(540, 70, "Bring one poster,")}${note(540, 101, "leave with another")}${note(1036, 70, "Thursday", "end")}${note(1036, 101, "19:00", "end")}
      <rect x="44" y="122" width="992" height="4" fill="${INK}"/>
      ${rows.join("")}<rect x="44" y="1220" width="992" height="4" fill="${INK}"/>
      ${note(44, 1262, "Hall 4, Foundry Lane")}${note(44, 1293, "Free, no sign-up")}${note(540, 1262, "Nobody under")}${note(540, 1293, "weight 400")}${note(1036, 1293, "@elastictypeclub", "end")}`,
  });
};

/** A quiet mark: an H above the waterline, and its reflection in slices. */
import { curve, n, range, times } from "./lib/geometry.mjs";
import { lettering } from "./lib/outline.mjs";
import { sheet, text } from "./lib/page.mjs";

const GROUND = "#c8d2c4";
const INK = "#17231f";

/** The mark in a box of 400 by 520; the waterline is at 260. */
function mark(id) {
  const upper = "M0 0H124V172H276V0H400V260H0Z";
  const slices = times(9, (i) => {
    const y = 272 + i * 27;
    const h = 19 - i * 1.75;
    const bars =
      y < 272 + 27 * 3.2
        ? [[0, 400]]
        : [
            [0, 124],
            [276, 400],
          ];
    const drift = Math.sin(i * 1.5) * i * 2.6;
    return bars
      .map(([a, b]) => {
        const top = range(13).map((k) => [
          a + ((b - a) * k) / 12 + drift,
          y + 3.4 * Math.sin((a + ((b - a) * k) / 12) / 33 + i),
        ]);
        const low = top.map(([x, ty]) => [x, ty + h]).reverse();
        return `<path d="${curve(top)}L${curve(low).slice(1)}Z"/>`;
      })
      .join("");
  });
  return `<g id="${id}"><path d="${upper}"/>${slices}</g>`;
}

export default async () => {
  const name = await lettering("instrument-sans", "Halden", {
    size: 100,
    axes: { wght: 560, wdth: 100 },
    tracking: -0.035,
  });
  const small = (x, y, words, anchor = "start") =>
    text(x, y, words, { font: "instrument-sans", size: 23, weight: 480, fill: INK, anchor });
  return sheet({
    fonts: ["instrument-sans"],
    ground: GROUND,
    defs: mark("h"),
    art: `<g fill="${INK}"><use href="#h" transform="translate(312 262) scale(1.14)"/></g>
      ${name.fit({ x: 70, y: 1176, h: 84 }).svg(`fill="${INK}"`)}
      ${small(70, 92, "Halden Ferry Line")}${small(540, 92, "Symbol", "middle")}${small(1010, 92, "Identity, 2026", "end")}
      ${small(1010, 1226, "Six islands,", "end")}${small(1010, 1258, "one timetable", "end")}
      <path d="M${n(70)} 1116H1010" stroke="${INK}" stroke-width="1.6"/>`,
  });
};

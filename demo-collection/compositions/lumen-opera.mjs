/** LUMEN in parallel lines: each letter is one skeleton stroked again and again, thinner each time. */
import { range } from "./lib/geometry.mjs";
import { sheet, text } from "./lib/page.mjs";

const C = { night: "#120c14", ivory: "#f6ead6", gold: "#e2a94f", red: "#c4203a" };

/** Skeletons in a cell of 452 by 352; the stroke is 104 wide, so they keep 52 off the edges. */
const SKELETONS = {
  L: "M72 0V224A76 76 0 0 0 148 300H452",
  U: "M72 0V150A150 150 0 0 0 222 300H230A150 150 0 0 0 380 150V0",
  M: "M72 352V128A76 76 0 0 1 148 52A78 78 0 0 1 226 130V352M226 352V130A78 78 0 0 1 304 52A76 76 0 0 1 380 128V352",
  E: "M452 52H178A126 126 0 0 0 178 300H452M90 176H400",
  N: "M72 352V150A98 98 0 0 1 170 52H282A98 98 0 0 1 380 150V352",
};

const LINES = 5;
function inline(d, lamp) {
  const width = 104;
  const layers = LINES * 2 - 1;
  return range(LINES)
    .map((i) => {
      const outer = width * (1 - (i * 4) / (layers * 2 + 1));
      const inner = outer - (width * 2) / (layers * 2 + 1) + 4;
      const colour = i === LINES - 1 ? C.gold : lamp ? C.gold : C.ivory;
      return `<path d="${d}" stroke="${colour}" stroke-width="${outer}"/>
      <path d="${d}" stroke="${C.night}" stroke-width="${Math.max(0, inner)}"/>`;
    })
    .join("");
}

export default () => {
  const place = (name, column, row) =>
    `<g transform="translate(${78 + column * 472} ${150 + row * 366})" fill="none" stroke-linejoin="round">${inline(SKELETONS[name])}</g>`;
  const lamp = `<g transform="translate(${78 + 472 + 226} ${150 + 732 + 176})" fill="none">${range(9)
    .map((i) => `<circle r="${18 + i * 19.5}" stroke="${i < 3 ? C.gold : C.red}" stroke-width="9"/>`)
    .join("")}<circle r="9" fill="${C.gold}"/></g>`;
  const t = (x, y, words, anchor = "start", fill = C.ivory) =>
    text(x, y, words, { font: "josefin-sans", size: 28, weight: 300, fill, anchor, tracking: 0.2 });
  return sheet({
    fonts: ["josefin-sans"],
    ground: C.night,
    art: `${place("L", 0, 0)}${place("U", 1, 0)}${place("M", 0, 1)}${place("E", 1, 1)}${place("N", 0, 2)}${lamp}
      ${t(78, 96, "LUMEN OPERA")}${t(1006, 96, "WORDMARK", "end", C.gold)}${t(78, 1292, "SEASON OF LIGHT")}${t(1006, 1292, "STAGE LEFT, ALWAYS", "end", C.gold)}`,
  });
};

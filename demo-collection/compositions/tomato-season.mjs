/** TO-MA-TO in a grid of two by three; the two O's are slices of the thing itself. */
import { curve, n, polar, range, times } from "./lib/geometry.mjs";
import { lettering } from "./lib/outline.mjs";
import { sheet, text } from "./lib/page.mjs";
import { noise, random } from "./lib/random.mjs";

const C = {
  leaf: "#134a33",
  cream: "#fff0d9",
  red: "#e93a22",
  flesh: "#ff6a4a",
  pulp: "#ff9270",
  seed: "#ffe1a3",
  deep: "#bf2413",
};

function slice(cx, cy, r, seed) {
  const field = noise(seed);
  const { between } = random(seed);
  const blob = (radius, wobble) =>
    curve(
      range(28).map((i) => {
        const angle = (i / 28) * 360;
        return polar(
          cx,
          cy,
          radius *
            (1 + wobble * field(3 + 1.4 * Math.cos((i / 28) * 6.283), 3 + 1.4 * Math.sin((i / 28) * 6.283))),
          angle,
        );
      }),
      { closed: true },
    );
  const chambers = 7;
  const cells = range(chambers)
    .map((i) => {
      const middle = (i + 0.5) * (360 / chambers) + between(-4, 4);
      const spread = 360 / chambers / 2 - 5;
      const at = (radius, offset) => polar(cx, cy, r * radius, middle + offset * spread);
      const pocket = curve(
        [
          at(0.3, 0),
          at(0.42, -0.62),
          at(0.66, -0.86),
          at(0.8, -0.5),
          at(0.82, 0),
          at(0.8, 0.5),
          at(0.66, 0.86),
          at(0.42, 0.62),
        ],
        { closed: true },
      );
      const seeds = range(9)
        .map((k) => {
          const radius = 0.43 + (k % 3) * 0.135;
          const offset = (Math.floor(k / 3) - 1) * (0.38 + (k % 3) * 0.07) + between(-0.07, 0.07);
          const [x, y] = at(radius, offset);
          return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(middle + offset * spread + 90)})"><path d="M0 -13C8 -6 9 8 0 12C-9 8 -8 -6 0 -13Z" fill="${C.seed}"/>
          <path d="M0 -4v9" stroke="#e8a94f" stroke-width="2.4" stroke-linecap="round"/></g>`;
        })
        .join("");
      return `<path d="${pocket}" fill="${C.deep}"/>
      <path d="${pocket}" fill="${C.red}" transform="translate(${n(cx * 0.04)} ${n(cy * 0.04)}) scale(.96)"/>${seeds}`;
    })
    .join("");
  return `<path d="${blob(r, 0.06)}" fill="${C.red}"/><path d="${blob(r * 0.945, 0.06)}" fill="${C.flesh}"/>
  ${cells}<circle cx="${cx}" cy="${cy}" r="${r * 0.15}" fill="${C.pulp}"/>${times(14, (i) => {
    const [x0, y0] = polar(cx, cy, r * 0.07, i * 25.7);
    const [x1, y1] = polar(cx, cy, r * 0.24, i * 25.7);
    return `<path d="M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}" stroke="${C.cream}" stroke-opacity=".55" stroke-width="3.4" stroke-linecap="round"/>`;
  })}`;
}

export default async () => {
  const glyph = async (letter, x, y, w, h) =>
    (await lettering("caprasimo", letter, { size: 100 })).fit({ x, y, w, h }).d;
  const [top, h, gap] = [60, 340, 34];
  const row = (i) => top + i * (h + gap);
  const letters = (
    await Promise.all([
      glyph("T", 60, row(0), 452, h),
      glyph("M", 60, row(1), 516, h),
      glyph("A", 606, row(1), 414, h),
      glyph("T", 60, row(2), 452, h),
    ])
  ).join("");
  const calyx = (x, y, s) =>
    `<g transform="translate(${x} ${y}) scale(${s})" fill="#5da046">${times(5, (i) => `<path d="M0 0C14 -22 18 -54 4 -84C-18 -58 -22 -24 0 0Z" transform="rotate(${i * 72 + 8})"/>`)}<path d="M-6 0C-8 -20 8 -34 22 -40L28 -30C14 -22 8 -12 8 2Z" fill="#3c7a33"/></g>`;
  return sheet({
    fonts: ["bricolage-grotesque"],
    ground: C.leaf,
    art: `<path d="${letters}" fill="${C.cream}"/>
    ${slice(790, row(0) + h / 2, 180, 12)}${slice(790, row(2) + h / 2 + 4, 180, 5)}
      ${calyx(812, row(1) + h * 0.645, 0.62)}
      ${text(60, 1240, "Season opens Saturday.", { font: "bricolage-grotesque", size: 58, weight: 700, fill: C.cream, tracking: -0.03 })}
      ${text(60, 1292, "Forty heirloom kinds, salt on the table.", { font: "bricolage-grotesque", size: 31, weight: 400, fill: "#ffb59c" })}
      ${text(1020, 1292, "Row Seven Farm", { font: "bricolage-grotesque", size: 31, weight: 600, fill: "#ffb59c", anchor: "end" })}`,
  });
};

/** A logo's construction sheet: a heron from six circles, the circles left visible. */
import { arc, n, polar, times } from "./lib/geometry.mjs";
import { lettering } from "./lib/outline.mjs";
import { sheet, text } from "./lib/page.mjs";

const PAPER = "#eef1ec";
const INK = "#10312e";
const CORAL = "#f0563d";
const LINE = "#7d9a95";

// The neck is an S of two arcs of one stroke; u is the sheet's module.
const u = 38;
const upper = { x: 600, y: 380, r: 3 * u };
const lower = { x: upper.x, y: upper.y + 6 * u, r: 3 * u };
const stroke = 1.5 * u;

function mark(fill = INK, accent = CORAL, eye = PAPER) {
  const neck = `${arc(upper.x, upper.y, upper.r, 90, 290)}`;
  const bend = arc(lower.x, lower.y, lower.r, -90, 90);
  const [hx, hy] = polar(upper.x, upper.y, upper.r, 290);
  const wingTip = [lower.x - 9.4 * u, lower.y + lower.r - 6.2 * u];
  const breast = [lower.x, lower.y + lower.r + stroke / 2];
  const body = `M${n(breast[0])} ${n(breast[1])}A${9 * u} ${9 * u} 0 0 1 ${n(wingTip[0])} ${n(wingTip[1])}A${13 * u} ${13 * u} 0 0 0 ${n(lower.x)} ${n(lower.y + lower.r - stroke / 2)}Z`;
  const legs = [lower.x - 2.4 * u, lower.x - 3.7 * u];
  const foot = lower.y + lower.r + 5.2 * u;
  return `<g fill="none" stroke="${fill}" stroke-width="${stroke}"><path d="${neck}"/><path d="${bend}"/></g>
    <circle cx="${n(hx)}" cy="${n(hy)}" r="${stroke / 2}" fill="${fill}"/>
    <circle cx="${n(hx)}" cy="${n(hy - 2)}" r="6.5" fill="${eye}"/>
    <path d="M${n(hx + 6)} ${n(hy - stroke / 2)}L${n(hx + 4.9 * u)} ${n(hy + 0.55 * u)}L${n(hx + 2)} ${n(hy + stroke / 2)}Z" fill="${accent}"/>
    <path d="${body}" fill="${fill}"/>
    <g stroke="${fill}" stroke-width="9">${legs.map((x) => `<path d="M${x} ${lower.y + lower.r}V${foot + 4}"/>`).join("")}</g>
    <path d="M${lower.x - 8 * u} ${foot}H${lower.x + 3 * u}A${5.5 * u} ${3 * u} 0 0 1 ${lower.x - 2.5 * u} ${foot + 2.4 * u}A${5.5 * u} ${3 * u} 0 0 1 ${lower.x - 8 * u} ${foot}Z" fill="${accent}"/>`;
}

const guide = (x, y, r) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/><path d="M${n(x - 9)} ${n(y)}h18M${n(x)} ${n(y - 9)}v18"/>`;

export default async () => {
  const [hx, hy] = polar(upper.x, upper.y, upper.r, 290);
  const label = (x, y, words, anchor = "start", fill = INK) =>
    text(x, y, words, { font: "jetbrains-mono", size: 17, fill, anchor, weight: 500 });
  const name = await lettering("outfit", "Heron & Hull", {
    size: 82,
    x: 70,
    y: 1172,
    axes: { wght: 560 },
    tracking: -0.02,
  });
  const foot = lower.y + lower.r + 5.2 * u;
  const small = (x, y, size, ground, fill, accent) =>
    `<rect x="${x}" y="${y}" width="132" height="132" rx="30" fill="${ground}"/>
    <g transform="translate(${x + 66 - 560 * size} ${y + 66 - 600 * size}) scale(${size})">${mark(fill, accent, ground)}</g>`;
  return sheet({
    fonts: ["outfit", "jetbrains-mono"],
    ground: PAPER,
    art: `<g stroke="${LINE}" stroke-width="1" opacity=".32">${times(26, (i) => `<path d="M${n(70 + i * 37.6)} 118V${n(118 + 24 * 37.6)}"/>`)}${times(25, (i) => `<path d="M70 ${n(118 + i * 37.6)}H1010"/>`)}</g>
      ${mark()}
      <g fill="none" stroke="${CORAL}" stroke-width="1.6">${guide(upper.x, upper.y, upper.r + stroke / 2)}${guide(upper.x, upper.y, upper.r - stroke / 2)}${guide(lower.x, lower.y, lower.r + stroke / 2)}${guide(lower.x, lower.y, lower.r - stroke / 2)}<circle cx="${n(hx)}" cy="${n(hy)}" r="${stroke / 2}"/>
        <path d="M${hx - 130} ${n(hy + 0.55 * u)}H1000M${upper.x} 130V${foot + 130}M110 ${foot}H985" stroke-dasharray="7 6"/></g>
      ${label(70, 84, "Construction")}${label(540, 84, "Module u = 1/23", "middle")}${label(1010, 84, "Sheet 03 / 14", "end")}
      ${label(upper.x - upper.r - 96, upper.y + 6, "3u", "start", CORAL)}${label(lower.x + lower.r + 46, lower.y + 6, "r = 3u", "start", CORAL)}${label(990, foot - 12, "Waterline", "end", CORAL)}
      <rect x="70" y="1050" width="940" height="2" fill="${INK}"/>
      ${name.svg(`fill="${INK}"`)}
      ${text(74, 1226, "Wooden boats, built and mended", { font: "outfit", size: 31, fill: INK, weight: 350 })}${label(74, 1290, "Saltmarsh Yard, slip 2")}
      ${small(582, 1102, 0.118, INK, PAPER, CORAL)}${small(730, 1102, 0.118, CORAL, PAPER, INK)}${small(878, 1102, 0.118, "#cfdcd6", INK, CORAL)}
      ${label(582, 1290, "App icon")}${label(730, 1290, "Pennant")}${label(878, 1290, "Stamp")}`,
  });
};

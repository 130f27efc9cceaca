/** A seventies wave made of five stripes that curl over a sun, with the badge's smaller cuts below. */
import { n, polar, times } from "./lib/geometry.mjs";
import { lettering } from "./lib/outline.mjs";
import { sheet, text } from "./lib/page.mjs";
import { grain } from "./lib/texture.mjs";

const STRIPES = ["#1f6f6b", "#f2b632", "#ee7d2b", "#cf4526", "#6e2233"];
const SAND = "#f3e3c3";
const BROWN = "#3a1d1a";

/** Stripes run in from the left, climb the right side, curl over the top and end at staggered points. */
function wave(cx, cy, inner, width, run) {
  return STRIPES.map((colour, i) => {
    const r = inner + (STRIPES.length - 1 - i) * width + width / 2;
    const [ex, ey] = polar(cx, cy, r, 188 - (STRIPES.length - 1 - i) * 17);
    return `<path d="M${n(cx - run)} ${n(cy + r)}H${n(cx)}A${n(r)} ${n(r)} 0 1 0 ${n(ex)} ${n(ey)}" fill="none" stroke="${colour}" stroke-width="${width + 0.7}" stroke-linecap="butt"/>
      <circle cx="${n(ex)}" cy="${n(ey)}" r="${n(width / 2)}" fill="${colour}"/>`;
  }).join("");
}

export default async () => {
  const name = await lettering("oleo-script/700", "Nomad", { size: 100 });
  const club = await lettering("righteous", "SURF CLUB", { size: 100, tracking: 0.16 });
  const sun = (x, y, r, colour) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
  const small = [
    [186, SAND, "round"],
    [422, "#1f6f6b", "shield"],
    [658, "#ee7d2b", "pill"],
    [894, BROWN, "round"],
  ];
  const badges = small
    .map(([x, ground], i) => {
      const [y, w] = [1168, 9];
      const shape =
        i === 1
          ? `<path d="M${x - 84} ${y - 84}H${x + 84}V${y + 20}Q${x + 84} ${y + 84} ${x} ${y + 96}Q${x - 84} ${y + 84} ${x - 84} ${y + 20}Z"/>`
          : i === 2
            ? `<rect x="${x - 84}" y="${y - 92}" width="168" height="184" rx="84"/>`
            : `<circle cx="${x}" cy="${y}" r="92"/>`;
      return `<clipPath id="b${i}">${shape}</clipPath>
      <g fill="${ground}" stroke="${i ? "none" : BROWN}" stroke-width="5">${shape}</g>
      <g clip-path="url(#b${i})">${sun(x + 6, y - 4, 15, i === 2 ? SAND : "#f2b632")}${wave(x + 6, y - 4, 23, w, 160)}</g>`;
    })
    .join("");
  return sheet({
    fonts: ["righteous"],
    ground: SAND,
    defs:
      grain("grain", { strength: 0.1, seed: 6 }) +
      '<clipPath id="arch"><path d="M130 800V470A410 410 0 0 1 950 470V800Z"/></clipPath>',
    art: `<g filter="url(#grain)"><rect width="1080" height="1350" fill="${SAND}"/>
      <path d="M104 826V470A436 436 0 0 1 976 470V826Z" fill="${BROWN}"/>
      <path d="M118 812V470A422 422 0 0 1 962 470V812Z" fill="${SAND}"/>
      <g clip-path="url(#arch)"><rect x="130" y="40" width="820" height="790" fill="#fbd9a0"/>
      ${times(5, (i) => `<rect x="130" y="${180 + i * 62}" width="820" height="${30 - i * 5}" fill="#f7bf7a" opacity=".65"/>`)}
        ${sun(590, 432, 88, "#cf4526")}${wave(590, 432, 122, 45, 700)}</g>
        <rect x="276" y="796" width="560" height="40" fill="${SAND}"/>
      <g>${name.fit({ x: 222, y: 760, w: 636 }).svg(`fill="${SAND}" stroke="${SAND}" stroke-width="44" stroke-linejoin="round"`)}${name.fit({ x: 230, y: 768, w: 636 }).svg(`fill="${BROWN}" stroke="${BROWN}" stroke-width="10" stroke-linejoin="round"`)}${name.fit({ x: 222, y: 760, w: 636 }).svg('fill="#cf4526"')}</g>
      ${club.fit({ x: 290, y: 986, w: 500 }).svg(`fill="${BROWN}"`)}
      ${badges}
      ${text(540, 1310, "Longboards, long drives, since 1973", { font: "righteous", size: 28, fill: BROWN, anchor: "middle", tracking: 0.04 })}</g>`,
  });
};

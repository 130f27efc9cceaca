/** A race banner after the constructivists: two inks, one diagonal, a rider made of rulers and compasses. */
import { polar, polygon, times } from "./lib/geometry.mjs";
import { lettering } from "./lib/outline.mjs";
import { sheet } from "./lib/page.mjs";
import { paper, rough, worn } from "./lib/texture.mjs";

const RED = "#d9281e";
const INK = "#16130f";
const BONE = "#efe3c8";

const wheel = (x, y, r) =>
  `<g transform="translate(${x} ${y})"><circle r="${r}" fill="${BONE}"/>
  <circle r="${r}" fill="none" stroke="${INK}" stroke-width="30"/>
  <circle r="${r - 34}" fill="none" stroke="${RED}" stroke-width="8"/>${times(28, (i) => {
    const [a, b] = polar(0, 0, 20, i * (360 / 28) + 40);
    const [c, d] = polar(0, 0, r - 34, i * (360 / 28));
    return `<path d="M${a} ${b}L${c} ${d}" stroke="${INK}" stroke-width="2.6"/>`;
  })}<circle r="24" fill="${INK}"/><circle r="9" fill="${BONE}"/></g>`;

const bar = (x1, y1, x2, y2, w, colour = INK) =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${colour}" stroke-width="${w}"/>`;

function rider() {
  return `${wheel(230, 760, 176)}${wheel(760, 760, 176)}
    ${bar(230, 760, 420, 560, 20)}${bar(230, 760, 480, 760, 20)}${bar(420, 560, 480, 760, 24)}${bar(420, 570, 690, 560, 24)}${bar(480, 760, 690, 560, 24)}${bar(682, 500, 760, 760, 22)}
    <circle cx="480" cy="760" r="58" fill="${RED}"/>
    <circle cx="480" cy="760" r="40" fill="none" stroke="${BONE}" stroke-width="6"/>
    ${bar(480, 760, 540, 826, 14, INK)}${bar(514, 832, 566, 820, 16)}
    ${bar(370, 536, 450, 528, 26)}
    <path d="${polygon([
      [376, 512],
      [470, 520],
      [614, 640],
      [588, 692],
      [560, 690],
    ])}" fill="${INK}"/><path d="${polygon([
      [612, 628],
      [634, 672],
      [560, 826],
      [520, 812],
      [566, 690],
    ])}" fill="${RED}"/><path d="${polygon([
      [508, 802],
      [560, 826],
      [606, 836],
      [600, 852],
      [504, 838],
    ])}" fill="${INK}"/>
    <path d="${polygon([
      [362, 520],
      [438, 300],
      [650, 236],
      [690, 292],
      [500, 400],
      [470, 528],
    ])}" fill="${RED}"/><path d="${polygon([
      [438, 300],
      [650, 236],
      [690, 292],
      [540, 377],
    ])}" fill="${INK}"/>
    <path d="${polygon([
      [626, 262],
      [676, 278],
      [690, 430],
      [660, 440],
      [612, 330],
    ])}" fill="${INK}"/><path d="${polygon([
      [660, 420],
      [692, 410],
      [772, 486],
      [752, 510],
    ])}" fill="${RED}"/>
    <path d="M676 500H770A36 36 0 0 1 770 572" fill="none" stroke="${INK}" stroke-width="18"/>
    <circle cx="722" cy="226" r="62" fill="${INK}"/>
    <path d="M660 214A62 62 0 0 1 782 208L812 226H664Z" fill="${RED}"/>
    <circle cx="722" cy="226" r="62" fill="none"/>`;
}

export default async () => {
  const gothic = (words) => lettering("league-gothic", words, { size: 100, tracking: 0.005 });
  const [grand, tour, quays, where] = await Promise.all(
    ["GRAND", "TOUR", "OF THE QUAYS", "112 KM IN ONE EVENING"].map(gothic),
  );
  const date = await lettering("krona-one", "4 JULY", { size: 100 });
  const eyelet = (x, y) =>
    `<circle cx="${x}" cy="${y}" r="21" fill="#b9b2a0"/>
    <circle cx="${x}" cy="${y}" r="21" fill="none" stroke="#6f6a5e" stroke-width="3"/>
    <circle cx="${x}" cy="${y}" r="10" fill="#3b3a38"/>`;
  return sheet({
    ground: "#3b3a38",
    defs:
      paper("canvas", { colour: "#f6ead0", scale: "0.05 0.06", depth: 0.3, seed: 30 }) +
      worn("w", { seed: 6, bite: 0.25, hard: 16, scale: 0.45 }) +
      rough("r", { amount: 2.4, scale: 0.05 }) +
      '<clipPath id="cloth"><rect x="26" y="26" width="1028" height="1298"/></clipPath><linearGradient id="sag" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".24"/></linearGradient>',
    art: `<rect x="26" y="26" width="1028" height="1298" fill="${BONE}" filter="url(#canvas)"/>
      <g clip-path="url(#cloth)"><g filter="url(#w)"><g filter="url(#r)">
        <path d="M0 1060L1080 560V1350H0Z" fill="${RED}"/><path d="M0 1060L1080 560V604L0 1104Z" fill="${INK}"/>
        <path d="M0 1126L1080 626V640L0 1140Z" fill="${BONE}"/>
        <path d="M26 26H560L26 276Z" fill="${INK}"/>
        <circle cx="800" cy="300" r="196" fill="none" stroke="${RED}" stroke-width="70"/>
        <g transform="rotate(-24.8 540 700) translate(20 -6)"><g transform="translate(84 88) scale(.96)">${rider()}</g>
          ${times(7, (i) => `<path d="M${-260 + i * 16} ${470 + i * 44}H${40 + (i % 3) * 60 - i * 8}v${i % 2 ? 8 : 16}H${-260 + i * 16}Z" fill="${i % 2 ? RED : INK}"/>`)}
          ${quays.fit({ x: 110, y: 1016, w: 742 }).svg(`fill="${BONE}"`)}${where.fit({ x: 440, y: 1184, w: 376 }).svg(`fill="${INK}"`)}${date.fit({ x: 596, y: 1248, w: 220 }).svg(`fill="${BONE}"`)}</g>
        <g transform="rotate(-24.8 140 300)">${grand.fit({ x: 40, y: 262, h: 170 }).svg(`fill="${RED}"`)}${tour.fit({ x: 6, y: 452, h: 150 }).svg(`fill="${INK}"`)}</g>
        </g></g>
        <rect x="26" y="26" width="1028" height="1298" fill="url(#sag)"/></g>
      <rect x="26" y="26" width="1028" height="1298" fill="none" stroke="${INK}" stroke-opacity=".35" stroke-width="2"/>
      ${[
        [62, 62],
        [1018, 62],
        [62, 1288],
        [1018, 1288],
        [540, 62],
        [540, 1288],
      ]
        .map(([x, y]) => eyelet(x, y))
        .join("")}`,
  });
};

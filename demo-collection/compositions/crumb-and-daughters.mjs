/** A baker's front: gilded fascia, scalloped awning, loaves in the window, and a swallow-tailed banner on its bracket. */

import { n, times } from "./lib/geometry.mjs";
import { lettering } from "./lib/outline.mjs";
import { sheet, text } from "./lib/page.mjs";
import { random } from "./lib/random.mjs";
import { grain, linear } from "./lib/texture.mjs";

const C = {
  wall: "#d9b79a",
  plum: "#4a1f38",
  deep: "#331426",
  gold: "#e9b54d",
  mustard: "#e2a32d",
  cream: "#fff3da",
  crust: "#c47a34",
  dark: "#8f4d1c",
  glass: "#33202a",
};

const loaf = (x, y, s) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-70 0Q-84 -72 0 -76Q84 -72 70 0Z" fill="${C.crust}"/>
  <path d="M-44 -58l18 34M-8 -68l16 38M30 -64l12 30" stroke="#f4d7a0" stroke-width="9" stroke-linecap="round"/>
  <path d="M40 0Q66 -40 56 -52Q86 -30 70 0Z" fill="${C.dark}"/></g>`;
const baguette = (x, y, turn, l = 210) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-l / 2}" y="-17" width="${l}" height="34" rx="17" fill="${C.crust}"/>
  ${times(5, (i) => `<path d="M${n(-l / 2 + 26 + (i * l) / 5.4)} -9l20 18" stroke="#f6dfae" stroke-width="8" stroke-linecap="round"/>`)}</g>`;
const pretzel = (x, y, s) =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M-34 58C20 30 62 -8 50 -40C38 -66 2 -52 0 -18C-2 -52 -38 -66 -50 -40C-62 -8 -20 30 34 58" fill="none" stroke="${C.crust}" stroke-width="19" stroke-linecap="round"/>`;
const round = (x, y, r) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${C.crust}"/>
  <path d="M${x - r * 0.6} ${y}H${x + r * 0.6}M${x} ${y - r * 0.6}V${y + r * 0.6}" stroke="#f6dfae" stroke-width="${n(r * 0.16)}" stroke-linecap="round"/>`;

function bricks(seed) {
  const { pick } = random(seed);
  return times(14, (r) =>
    times(
      12,
      (c) =>
        `<rect x="${-60 + c * 98 + (r % 2) * 49}" y="${r * 36}" width="92" height="30" rx="2" fill="${pick(["#c98a6a", "#bf7d5e", "#d19877", "#b87356", "#c58463"])}"/>`,
    ),
  );
}

const flag = "M806 214H986V640L896 588L806 640Z";

export default async () => {
  const name = await lettering("ultra", "CRUMB", { size: 100, tracking: 0.02 });
  const letters = name.fit({ x: 92, y: 462, w: 410, h: 68 });
  const scallops = 15;
  const step = 1012 / scallops;
  const awning = times(scallops, (i) => {
    const [x, bx] = [34 + i * step, -6 + i * (1092 / scallops)];
    const w = 1092 / scallops;
    return `<path d="M${n(x)} 640H${n(x + step)}L${n(bx + w)} 790H${n(bx)}Z" fill="${i % 2 ? C.cream : C.mustard}"/>
    <path d="M${n(bx)} 789h${n(w)}v22a${n(w / 2)} 34 0 0 1 ${n(-w)} 0Z" fill="${i % 2 ? "#f1dfbb" : "#c98a1c"}"/>`;
  });
  const pane = (x, y, w, h) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#inside)"/>`;
  return sheet({
    fonts: ["ultra", "yellowtail"],
    ground: C.wall,
    defs:
      linear("inside", [
        [0, "#5a3320"],
        [0.5, "#b96f30"],
        [1, "#ffc978"],
      ]) +
      linear("gilt", [
        [0, "#fff0be"],
        [0.45, "#e2a93f"],
        [0.55, "#fbe09a"],
        [1, "#b87a1d"],
      ]) +
      linear("shade", [
        [0, "#1c0a14", 0.6],
        [1, "#1c0a14", 0],
      ]) +
      linear(
        "sun",
        [
          [0, "#fff", 0.16],
          [0.5, "#fff", 0],
          [1, "#2a0f1e", 0.3],
        ],
        { x2: 1 },
      ) +
      linear(
        "cloth",
        [
          [0, "#fff", 0.14],
          [0.35, "#000", 0.08],
          [0.6, "#fff", 0.1],
          [1, "#000", 0.24],
        ],
        { x2: 1, y2: 0 },
      ) +
      grain("grain", { strength: 0.1, seed: 20 }) +
      '<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="12"/></filter>',
    art: `<g filter="url(#grain)"><rect width="1080" height="1350" fill="#e7c9ad"/>${bricks(8)}
      <rect x="100" y="70" width="260" height="270" fill="${C.cream}"/>
      <rect x="116" y="86" width="228" height="254" fill="#3a2733"/>
      <path d="M116 210H344M230 86V340" stroke="${C.cream}" stroke-width="10"/>
      <path d="M116 86L190 86L116 210Z" fill="#fff" opacity=".14"/>
      <rect x="84" y="338" width="292" height="24" fill="${C.cream}"/>
      <path d="M100 70H360V60H100Z" fill="#f8e3c4"/>
      <g fill="#3f7a45">${times(9, (i) => `<circle cx="${110 + i * 30}" cy="${322 - (i % 2) * 16}" r="24"/>`)}</g>
      <g fill="#e2524a">${times(6, (i) => `<circle cx="${122 + i * 44}" cy="${306 + (i % 3) * 14}" r="10"/>`)}</g>
      <rect x="92" y="326" width="276" height="34" rx="4" fill="#a34d34"/>
      <rect x="34" y="404" width="1012" height="946" fill="${C.plum}"/>
      <path d="M16 392H1064V424H16Z" fill="#6a3050"/><path d="M16 418H1064V426H16Z" fill="${C.deep}"/>
      <rect x="62" y="440" width="956" height="180" fill="${C.deep}"/>
      <rect x="70" y="448" width="940" height="164" fill="none" stroke="url(#gilt)" stroke-width="4"/>
      ${letters.move(6, 7).svg('fill="#120509"')}${letters.svg('fill="url(#gilt)"')}
      ${text(524, 528, "&amp; Daughters", { font: "yellowtail", size: 58, fill: "#f6d58a" })}
      ${text(96, 586, "BREAD SINCE FOUR THIS MORNING", { font: "ultra", size: 23, fill: "#f6d58a", tracking: 0.1 })}
      <rect x="70" y="660" width="590" height="520" fill="${C.deep}"/>
      ${pane(86, 676, 558, 490)}<path d="M86 936H644M86 1070H644" stroke="#6b3a1c" stroke-width="13"/>
      ${baguette(176, 914, 0)}${baguette(190, 880, -3, 190)}${loaf(386, 930, 0.9)}${loaf(532, 930, 0.9)}${round(146, 1026, 36)}${round(232, 1026, 36)}${pretzel(344, 1010, 0.76)}${pretzel(450, 1010, 0.76)}${round(562, 1022, 42)}${loaf(164, 1164, 1)}${loaf(320, 1164, 1.05)}${loaf(470, 1164, 1)}${baguette(560, 1092, -72, 150)}
      <path d="M365 676V1166" stroke="${C.plum}" stroke-width="14"/>
      <path d="M86 676H260L120 1166H86Z" fill="#fff" opacity=".07"/>
      <rect x="70" y="1196" width="590" height="110" fill="${C.deep}"/>
      ${[82, 282, 480].map((x) => `<rect x="${x}" y="1208" width="168" height="86" fill="none" stroke="#6a3050" stroke-width="6"/>`).join("")}
      <rect x="710" y="660" width="300" height="690" fill="${C.deep}"/>
      <rect x="730" y="676" width="260" height="674" fill="#5e2847"/>
      ${pane(762, 716, 196, 350)}<rect x="762" y="1110" width="196" height="190" fill="none" stroke="${C.deep}" stroke-width="7"/>
      <circle cx="752" cy="1096" r="12" fill="${C.gold}"/>
      <g transform="rotate(-4 860 900)"><rect x="798" y="876" width="124" height="74" rx="5" fill="${C.cream}"/>
      ${text(860, 924, "Open", { font: "yellowtail", size: 46, fill: C.plum, anchor: "middle" })}<path d="M810 876L860 838L910 876" fill="none" stroke="${C.cream}" stroke-width="3"/></g>
      <rect x="0" y="1312" width="1080" height="38" fill="#8b7a70"/>
      <rect x="690" y="1300" width="340" height="20" fill="#b7a699"/>
      <path d="M34 800H1046V930H34Z" fill="url(#shade)"/>
      ${awning}<path d="M34 634H1046V648H34Z" fill="${C.deep}"/>
      <path d="${flag}" transform="translate(24 26)" fill="#2a0f1e" opacity=".45" filter="url(#soft)"/>
      <path d="M784 196H1020" stroke="#1d1216" stroke-width="12" stroke-linecap="round"/>
      <path d="M1040 150V250M1040 196H1000M1036 240Q960 232 946 200" fill="none" stroke="#1d1216" stroke-width="9"/>
      <circle cx="784" cy="196" r="11" fill="${C.gold}"/>
      <path d="${flag}" fill="${C.cream}"/>
      <path d="M820 228H972V616L896 572L820 616Z" fill="none" stroke="${C.plum}" stroke-width="5"/>
      ${text(896, 294, "Warm", { font: "yellowtail", size: 54, fill: C.plum, anchor: "middle" })}
      ${text(896, 336, "AT SEVEN", { font: "ultra", size: 22, fill: C.crust, anchor: "middle", tracking: 0.04 })}<g transform="translate(896 446)"><g stroke="${C.crust}" stroke-width="7" fill="${C.mustard}"><path d="M0 96V-60" stroke="${C.plum}"/></g>
      ${times(4, (i) => `<path d="M0 ${54 - i * 34}Q46 ${40 - i * 34} 44 ${0 - i * 34}Q4 ${12 - i * 34} 0 ${54 - i * 34}ZM0 ${54 - i * 34}Q-46 ${40 - i * 34} -44 ${0 - i * 34}Q-4 ${12 - i * 34} 0 ${54 - i * 34}Z" fill="${i % 2 ? C.mustard : C.crust}"/>`)}</g>
      <path d="${flag}" fill="url(#cloth)"/><path d="M806 190h22v26h-22zM964 190h22v26h-22z" fill="${C.plum}"/></g>
      <rect width="1080" height="1350" fill="url(#sun)"/>`,
  });
};

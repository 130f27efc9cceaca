/** An indigo noren in a cedar doorway: three split cloths, one resist-dyed circle across them. */
import { n, times } from "./lib/geometry.mjs";
import { sheet, text } from "./lib/page.mjs";
import { blur, grain, linear, paper, rough } from "./lib/texture.mjs";

const INDIGO = "#1c2f57";
const WHITE = "#f2efe6";

function cloth(i, x, w, top, bottom) {
  const sway = [8, -6, 10][i];
  const hem = `Q${n(x + w * 0.75)} ${bottom + 14 + sway} ${n(x + w * 0.5)} ${bottom + sway}T${x} ${bottom + 4}`;
  return `M${x} ${top}H${x + w}V${bottom + 8}${hem}Z`;
}

export default () => {
  const [left, top, width, gap] = [176, 212, 236, 10];
  const bottoms = [930, 946, 934];
  const panels = [0, 1, 2].map((i) => cloth(i, left + i * (width + gap), width, top, bottoms[i]));
  const slats = (x, count) =>
    times(
      count,
      (i) =>
        `<rect x="${x + i * 31}" y="0" width="17" height="1190" fill="url(#wood)"/>
        <rect x="${x + i * 31 + 17}" y="0" width="4" height="1190" fill="#120b07"/>`,
    );
  const loops = [0, 1, 2]
    .map((i) =>
      times(
        4,
        (k) =>
          `<path d="M${left + i * (width + gap) + 14 + k * 62} 176h22v44h-22z" fill="${INDIGO}"/>
          <path d="M${left + i * (width + gap) + 14 + k * 62} 176h22v44h-22z" fill="url(#loop)"/>`,
      ),
    )
    .join("");
  // Waves of overlapping rings, the seigaiha pattern, dyed along the hem.
  const rings = times(5, (row) =>
    times(22, (i) => {
      const [x, y] = [150 + i * 40 + (row % 2) * 20, 838 + row * 22];
      return `<circle cx="${x}" cy="${y}" r="20" fill="${INDIGO}"/>
      ${[19, 13, 7].map((r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${WHITE}" stroke-width="1.9"/>`).join("")}`;
    }),
  );
  const leaf = '<path d="M0 -150C66 -96 84 -8 0 104C-84 -8 -66 -96 0 -150Z"/>';
  return sheet({
    fonts: ["josefin-sans"],
    ground: "#1a120c",
    defs:
      linear(
        "wood",
        [
          [0, "#6d4526"],
          [0.5, "#55341b"],
          [1, "#3c2412"],
        ],
        { x2: 1, y2: 0 },
      ) +
      linear("beam", [
        [0, "#7c5130"],
        [0.7, "#4f301a"],
        [1, "#2d1a0d"],
      ]) +
      linear("glow", [
        [0, "#e9a64a"],
        [0.55, "#c9762c"],
        [1, "#5a2f14"],
      ]) +
      linear("bamboo", [
        [0, "#e6cf8c"],
        [0.4, "#c3a455"],
        [1, "#6f5522"],
      ]) +
      linear("loop", [
        [0, "#fff", 0.2],
        [1, "#000", 0.35],
      ]) +
      linear("stone", [
        [0, "#4d4843"],
        [1, "#24211e"],
      ]) +
      linear(
        "fold",
        [
          [0, "#000", 0.38],
          [0.12, "#fff", 0.1],
          [0.25, "#000", 0.12],
          [0.42, "#fff", 0.12],
          [0.6, "#000", 0.22],
          [0.78, "#fff", 0.1],
          [0.92, "#000", 0.1],
          [1, "#000", 0.4],
        ],
        { x2: 1, y2: 0.04 },
      ) +
      linear("fall", [
        [0, "#000", 0.35],
        [0.12, "#000", 0],
        [0.8, "#000", 0],
        [1, "#ffb65c", 0.12],
      ]) +
      blur("soft", 16) +
      blur("wide", 46) +
      rough("dye", { amount: 4, scale: 0.06 }) +
      grain("grain", { strength: 0.07 }) +
      paper("weave", { scale: "0.4 0.9", depth: 0.5, colour: "#ffffff" }) +
      `<clipPath id="cloths"><path d="${panels.join("")}"/></clipPath>`,
    art: `<g filter="url(#grain)"><rect width="1080" height="1350" fill="#1a120c"/>${slats(-14, 6)}${slats(910, 6)}
      <rect x="160" y="120" width="760" height="1080" fill="url(#glow)"/>
      <ellipse cx="540" cy="1010" rx="330" ry="200" fill="#ffd88c" opacity=".5" filter="url(#wide)"/>
      <g stroke="#5a2f14" stroke-width="7" opacity=".75">${times(7, (i) => `<path d="M${230 + i * 104} 880V1150"/>`)}<path d="M160 1000H920M160 1090H920"/></g>
      <rect x="160" y="1150" width="760" height="60" fill="#2a170b"/>
      <rect y="1190" width="1080" height="160" fill="url(#stone)"/>
      <path d="M160 1200H920L1010 1350H70Z" fill="#6a625a"/><path d="M160 1200H920L932 1220H148Z" fill="#8a8177"/>
      <path d="M300 1200H780L900 1350H180Z" fill="#ffbd62" opacity=".34" filter="url(#soft)"/>
      <rect x="126" y="0" width="40" height="1206" fill="url(#wood)"/>
      <rect x="914" y="0" width="40" height="1206" fill="url(#wood)"/>
      <rect x="0" y="56" width="1080" height="82" fill="url(#beam)"/>
      <rect x="0" y="138" width="1080" height="20" fill="#000" opacity=".5"/></g>
      <path d="${panels.join("")}" fill="#000" opacity=".5" transform="translate(10 16)" filter="url(#soft)"/>
      <g clip-path="url(#cloths)"><rect x="150" y="200" width="780" height="800" fill="${INDIGO}"/>
      ${rings}<g filter="url(#dye)"><circle cx="540" cy="520" r="228" fill="${WHITE}"/>
      <circle cx="540" cy="520" r="206" fill="${INDIGO}"/><circle cx="540" cy="520" r="196" fill="${WHITE}"/>
        <g fill="${INDIGO}" transform="translate(540 548)"><g transform="scale(.98)">${leaf}</g>
        <g transform="translate(-78 38) rotate(-44) scale(.7)">${leaf}</g>
        <g transform="translate(78 38) rotate(44) scale(.7)">${leaf}</g></g>
        <g stroke="${WHITE}" stroke-width="6" fill="none"><path d="M540 430V650M495 552Q470 540 440 536M585 552Q610 540 640 536"/></g></g>
        <rect x="150" y="200" width="780" height="800" filter="url(#weave)" style="mix-blend-mode:multiply" opacity=".5"/></g>
      ${panels.map((d) => `<path d="${d}" fill="url(#fold)"/><path d="${d}" fill="url(#fall)"/>`).join("")}${loops}
      <rect x="112" y="182" width="856" height="19" rx="9" fill="url(#bamboo)"/>
      ${[250, 470, 690, 860].map((x) => `<rect x="${x}" y="180" width="6" height="23" rx="3" fill="#6f5522"/>`).join("")}${loops.replaceAll("176h22v44h-22z", "172h22v14h-22z")}
      ${text(540, 112, "HUSHWATER TEA HOUSE", { font: "josefin-sans", size: 34, weight: 400, fill: "#f0dcae", anchor: "middle", tracking: 0.34 })}`,
  });
};

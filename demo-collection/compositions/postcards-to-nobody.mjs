/** A sheet of perforated stamps, eleven little pictures and one headline, cancelled by a postmark. */
import { curve, n, polar, polygon, range, star, times } from "./lib/geometry.mjs";
import { sheet, text } from "./lib/page.mjs";
import { grain, rough, worn } from "./lib/texture.mjs";

const C = {
  paper: "#f6ecd9",
  navy: "#1f3350",
  brick: "#c2452d",
  ochre: "#e0a33a",
  teal: "#2f7d78",
  rose: "#e9b7a5",
  card: "#8d5b3e",
};
const [W, H] = [222, 256];
const [X0, Y0, GAP] = [72, 72, 16];

/** Pictures in a field of 178 by 168. */
const pictures = {
  lighthouse: `<rect width="178" height="168" fill="${C.navy}"/>
  <path d="M89 52L-20 20V64ZM89 52L200 20V64Z" fill="${C.ochre}"/>
  <path d="M74 62H104L114 168H64Z" fill="${C.paper}"/>
  <path d="M72 86H106L109 112H69ZM66 140H112L114 168H64Z" fill="${C.brick}"/>
  <path d="M76 42H102V62H76ZM72 42Q89 18 106 42Z" fill="${C.brick}"/>
  <rect x="82" y="45" width="14" height="14" fill="${C.ochre}"/>
  <path d="M0 150q22 -14 44 0t44 0t44 0t46 0V168H0Z" fill="${C.teal}"/>`,
  whale: `<rect width="178" height="168" fill="${C.teal}"/>
  <path d="M16 96C16 60 62 48 104 60C132 68 140 84 150 78C146 62 132 56 134 46C150 46 158 54 162 62C166 52 176 48 188 52C186 74 172 84 162 92C152 128 108 142 74 138C38 134 16 122 16 96Z" fill="${C.navy}"/>
  <path d="M18 104C40 122 74 122 96 108C88 128 66 138 50 134C30 128 20 118 18 104Z" fill="${C.paper}"/>
  <g stroke="${C.navy}" stroke-width="3" fill="none"><path d="M30 116l4 8M42 120l3 9M56 121l2 10M70 119l2 10"/></g>
  <circle cx="46" cy="92" r="4" fill="${C.paper}"/>
  <path d="M66 50Q60 26 44 26M70 50Q76 26 92 26" fill="none" stroke="${C.paper}" stroke-width="6" stroke-linecap="round"/>`,
  mountain: `<rect width="178" height="168" fill="${C.ochre}"/><circle cx="126" cy="50" r="24" fill="${C.brick}"/>
  <path d="M0 168L66 48L124 168Z" fill="${C.navy}"/>
  <path d="M66 48L86 90L74 82L64 96L54 84L45 87Z" fill="${C.paper}"/>
  <path d="M70 168L128 84L190 168Z" fill="${C.teal}"/>`,
  cactus: `<rect width="178" height="168" fill="${C.rose}"/><circle cx="50" cy="46" r="22" fill="${C.ochre}"/>
  <path d="M0 138Q90 118 178 138V168H0Z" fill="${C.brick}"/>
  <g fill="none" stroke="${C.teal}" stroke-width="26" stroke-linecap="round"><path d="M94 148V52"/>
  <path d="M94 112H56V84M94 96H130V66" stroke-width="18" stroke-linejoin="round"/></g>
  <g stroke="${C.paper}" stroke-width="2.6" stroke-dasharray="5 8"><path d="M88 142V52M100 142V52"/></g>`,
  balloon: `<rect width="178" height="168" fill="#a8cfc6"/>
  <path d="M89 18C130 18 142 48 136 68C130 92 104 108 104 120H74C74 108 48 92 42 68C36 48 48 18 89 18Z" fill="${C.brick}"/>
  <path d="M89 18C108 18 116 48 112 68C108 92 96 108 96 120H82C82 108 70 92 66 68C62 48 70 18 89 18Z" fill="${C.ochre}"/>
  <path d="M76 120L80 138M102 120L98 138" stroke="${C.navy}" stroke-width="3"/>
  <rect x="77" y="136" width="24" height="18" rx="3" fill="${C.navy}"/>
  <path d="M4 128h42a12 12 0 0 0 -20 -10a13 13 0 0 0 -22 10ZM128 50h46a14 14 0 0 0 -26 -8a12 12 0 0 0 -20 8Z" fill="${C.paper}"/>`,
  moon: `<rect width="178" height="168" fill="${C.navy}"/>
  <path d="M104 34A52 52 0 1 0 140 108A44 44 0 0 1 104 34Z" fill="${C.ochre}"/>${[
    [134, 44, 12],
    [146, 78, 7],
    [40, 30, 8],
    [28, 130, 9],
  ]
    .map(([x, y, r]) => `<path d="${star(x, y, r, r * 0.3, 4)}" fill="${C.paper}"/>`)
    .join("")}`,
  boat: `<rect width="178" height="168" fill="${C.rose}"/><path d="M88 20V112H34Z" fill="${C.paper}"/>
  <path d="M96 34V112H142Z" fill="${C.brick}"/>
  <path d="M24 118H154Q146 142 128 142H50Q32 142 24 118Z" fill="${C.navy}"/>
  ${times(3, (i) => `<path d="M0 ${146 + i * 10}q15 -9 30 0t30 0t30 0t30 0t30 0t30 0" fill="none" stroke="${C.teal}" stroke-width="4"/>`)}`,
  leaf: `<rect width="178" height="168" fill="${C.teal}"/>
  ${times(2, (s) => times(5, (i) => `<path d="M89 ${138 - i * 22}Q${s ? 116 : 62} ${128 - i * 22} ${(s ? 145 : 33) - (s ? 1 : -1) * i * 6} ${98 - i * 20}Q${s ? 108 : 70} ${96 - i * 20} 89 ${124 - i * 22}Z" fill="${s ? C.ochre : C.paper}"/>`))}<path d="M89 160V18" stroke="${C.navy}" stroke-width="4"/>`,
  sun: `<rect width="178" height="168" fill="${C.brick}"/>
  ${times(16, (i) => `<path d="${polygon([polar(89, 84, 44, i * 22.5 - 7), polar(89, 84, i % 2 ? 64 : 76, i * 22.5), polar(89, 84, 44, i * 22.5 + 7)])}" fill="${C.ochre}"/>`)}<circle cx="89" cy="84" r="38" fill="${C.ochre}"/>
  <g fill="none" stroke="${C.navy}" stroke-width="4" stroke-linecap="round"><path d="M70 80q6 -7 12 0M96 80q6 -7 12 0M74 96Q89 110 104 96"/></g>`,
  letter: `<rect width="178" height="168" fill="${C.ochre}"/>
  <rect x="28" y="44" width="122" height="84" fill="${C.paper}"/><path d="M28 44L89 94L150 44Z" fill="${C.rose}"/>
  <path d="M28 128L74 82M150 128L104 82" stroke="${C.navy}" stroke-width="3"/>
  <circle cx="89" cy="92" r="13" fill="${C.brick}"/>`,
};

const perforated = (x, y, w, h) => {
  const r = 5.2;
  const holes = (count, place) =>
    times(count, (i) => {
      const [hx, hy] = place((i + 0.5) / count);
      return `M${n(hx - r)} ${n(hy)}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
    });
  const across = Math.round(w / 15.8);
  const down = Math.round(h / 15.8);
  return {
    rect: `<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`,
    holes:
      holes(across, (t) => [x + w * t, y]) +
      holes(across, (t) => [x + w * t, y + h]) +
      holes(down, (t) => [x, y + h * t]) +
      holes(down, (t) => [x + w, y + h * t]),
  };
};

export default () => {
  const places = range(16)
    .map((i) => [i % 4, Math.floor(i / 4)])
    .filter(([c, r]) => !((r === 1 || r === 2) && (c === 1 || c === 2)));
  const names = [
    "lighthouse",
    "balloon",
    "whale",
    "moon",
    "cactus",
    "mountain",
    "leaf",
    "boat",
    "letter",
    "sun",
    "moon",
    "lighthouse",
  ];
  const at = ([c, r]) => [X0 + c * (W + GAP), Y0 + r * (H + GAP)];
  const stamps = places
    .map((place, i) => {
      const [x, y] = at(place);
      const turn = [0.6, -0.8, 0.3, 1, -0.5, 0.7, -1, 0.4, -0.6, 0.9, -0.3, 0.5][i];
      const { rect, holes } = perforated(x, y, W, H);
      return `<g transform="rotate(${turn} ${x + W / 2} ${y + H / 2})"><mask id="p${i}"><g fill="#fff">${rect}</g>
      <path d="${holes}" fill="#000"/></mask>
      <g filter="url(#lift)"><rect x="${x}" y="${y}" width="${W}" height="${H}" fill="${C.paper}" mask="url(#p${i})"/></g>
      <svg x="${x + 22}" y="${y + 22}" width="178" height="168" viewBox="0 0 178 168">${pictures[names[i]]}</svg>
      ${text(x + 22, y + 226, ["7c", "3c", "6c", "5c", "2c", "9c", "4c", "7c", "1c", "8c", "9c", "3c"][i], { font: "old-standard-tt", size: 30, weight: 700, fill: C.navy })}
      ${text(x + 200, y + 224, "NOWHERE POST", { font: "old-standard-tt", size: 14, weight: 700, fill: C.navy, anchor: "end", tracking: 0.06 })}</g>`;
    })
    .join("");
  const [bx, by] = at([1, 1]);
  const [bw, bh] = [W * 2 + GAP, H * 2 + GAP];
  const big = perforated(bx, by, bw, bh);
  const word = (y, words, size, fill, style = "") =>
    text(bx + bw / 2, y, words, {
      font: "old-standard-tt",
      size,
      weight: 700,
      fill,
      anchor: "middle",
      style,
    });
  const wave = times(
    5,
    (i) =>
      `<path d="${curve(range(7).map((k) => [bx + 330 + k * 34, by + 440 + i * 19 + (k % 2 ? 9 : -9)]))}"/>`,
  );
  return sheet({
    fonts: ["old-standard-tt", "old-standard-tt/700", "old-standard-tt/italic"],
    ground: C.card,
    defs:
      grain("grain", { strength: 0.1 }) +
      rough("r", { amount: 1.6 }) +
      worn("w", { seed: 41, bite: 0.36, hard: 9, scale: 0.3 }) +
      '<filter id="lift" x="-10%" y="-10%" width="125%" height="125%"><feDropShadow dx="3" dy="5" stdDeviation="4" flood-color="#2a1408" flood-opacity=".45"/></filter><path id="c1" d="M-78 0A78 78 0 0 1 78 0"/><path id="c2" d="M-90 0A90 90 0 0 0 90 0"/>',
    art: `<g filter="url(#grain)"><rect width="1080" height="1350" fill="${C.card}"/>${stamps}
      <mask id="big"><g fill="#fff">${big.rect}</g><path d="${big.holes}" fill="#000"/></mask>
      <g filter="url(#lift)"><rect x="${bx}" y="${by}" width="${bw}" height="${bh}" fill="${C.paper}" mask="url(#big)"/></g>
      <rect x="${bx + 24}" y="${by + 24}" width="${bw - 48}" height="${bh - 48}" fill="${C.brick}"/>
      <rect x="${bx + 36}" y="${by + 36}" width="${bw - 72}" height="${bh - 72}" fill="none" stroke="${C.paper}" stroke-width="3"/>
      ${word(by + 150, "Postcards", 80, C.paper)}${word(by + 222, "to", 58, C.ochre, "font-style:italic;font-weight:400")}${word(by + 308, "Nobody", 100, C.paper)}<path d="M${bx + 150} ${by + 346}h160" stroke="${C.ochre}" stroke-width="4"/>
      ${word(by + 396, "A letter-writing club", 31, C.paper)}${word(by + 436, "Tuesdays at the Old Sorting Room", 23, C.paper)}
      <g transform="translate(${bx + bw + 14} ${by + bh + 10}) rotate(-9)" filter="url(#w)" fill="none" stroke="${C.navy}" stroke-width="5" opacity=".9"><circle r="104"/>
      <circle r="66" stroke-width="3"/>
      <g fill="${C.navy}" stroke="none" font-family="old-standard-tt" font-weight="700" font-size="23" text-anchor="middle" letter-spacing="3"><text><textPath href="#c1" startOffset="50%">OLD SORTING</textPath></text><text><textPath href="#c2" startOffset="50%">ROOM</textPath></text><text y="-8" font-size="28">16 SEP</text><text y="26" font-size="28">19.00</text></g>
      <g transform="translate(${-bx - 228} ${-by - 480})">${wave}</g></g></g>
      ${text(540, 1222, "Bring a pen. We have stamps for places that do not exist.", { font: "old-standard-tt", size: 33, weight: 400, fill: C.paper, anchor: "middle", style: "font-style:italic" })}
      ${text(540, 1282, "NOWHERE POST", { font: "old-standard-tt", size: 26, weight: 700, fill: C.ochre, anchor: "middle", tracking: 0.3 })}`,
  });
};

/** A banner cut as a strip of film: three frames of one night sky, the aurora moving between them. */
import { curve, n, range, times } from "./lib/geometry.mjs";
import { lettering } from "./lib/outline.mjs";
import { sheet, text } from "./lib/page.mjs";
import { noise, random } from "./lib/random.mjs";
import { blur, grain, linear } from "./lib/texture.mjs";

const [X, W] = [176, 728];
const FRAMES = [
  [58, 392],
  [480, 392],
  [902, 392],
];

/** Curtains of light: vertical rays along a wandering line. */
function aurora(y, h, phase, seed) {
  const field = noise(seed);
  const rays = (offset, strength, gradient, reach) =>
    times(170, (i) => {
      const u = i / 169;
      const base = y + h * (offset + 0.13 * Math.sin(u * 5 + phase) + 0.1 * field(u * 3 + phase, offset * 9));
      const lift = h * reach * (0.35 + 0.65 * Math.abs(field(u * 14 + phase * 2, 3.3)));
      const x = X + u * (W + 40) - 20 + 30 * Math.sin(base / 60);
      return `<rect x="${n(x)}" y="${n(base - lift)}" width="9" height="${n(lift)}" fill="url(#${gradient})" opacity="${n(strength * (0.35 + 0.65 * Math.abs(field(u * 26, phase))))}"/>`;
    });
  return `<g style="mix-blend-mode:screen" filter="url(#veil)">${rays(0.5, 0.8, "violet", 0.62)}${rays(0.66, 0.95, "green", 0.56)}${rays(0.78, 0.6, "teal", 0.34)}</g>`;
}

function land(y, h, shift, seed) {
  const field = noise(seed);
  const { between } = random(seed);
  const far = range(16).map((i) => [X - 20 + i * 52, y + h * 0.74 + 34 * field(i * 0.6 + shift, 1)]);
  const lake = y + h * 0.86;
  const firs = times(34, (i) => {
    const [x, height] = [X + i * 22 + between(-8, 8), between(26, 74) * (0.4 + Math.abs(i / 17 - 1))];
    return `<path d="M${n(x)} ${n(y + h + 4 - height)}l${n(height * 0.2)} ${n(height)}h${n(-height * 0.4)}Z"/>`;
  });
  return `<path d="${curve(far)}V${lake}H${X - 20}Z" fill="#0b1a33"/>
  <rect x="${X}" y="${lake}" width="${W}" height="${h * 0.14}" fill="url(#lake)"/><g fill="#040a16">${firs}</g>`;
}

export default async () => {
  const words = await Promise.all(
    ["NORTHERN", "FILM", "DAYS"].map((word) => lettering("krona-one", word, { size: 100, tracking: 0.02 })),
  );
  const star = random(3);
  const frames = FRAMES.map(
    ([y, h], i) =>
      `<clipPath id="c${i}"><rect x="${X}" y="${y}" width="${W}" height="${h}" rx="20"/></clipPath>
      <g clip-path="url(#c${i})"><rect x="${X}" y="${y}" width="${W}" height="${h}" fill="url(#night)"/>
      ${times(60, () => `<circle cx="${n(star.between(X, X + W))}" cy="${n(star.between(y, y + h * 0.6))}" r="${n(star.between(0.7, 2))}" fill="#fff" opacity="${n(star.between(0.3, 1))}"/>`)}${aurora(y, h, i * 1.3 + 0.5, 12)}${land(y, h, i * 0.12, 7)}</g>`,
  ).join("");
  const holes = [58, 964]
    .map((x) =>
      times(17, (i) => `<rect x="${x}" y="${16 + i * 80}" width="58" height="40" rx="11" fill="#e9eef2"/>`),
    )
    .join("");
  const edge = (x, words2, turn) =>
    `<g transform="translate(${x} 675) rotate(${turn})">${text(0, 0, words2, { font: "michroma", size: 15, fill: "#f5b942", anchor: "middle", tracking: 0.16 })}</g>`;
  const light = (letters, box) => letters.fit(box).svg('fill="#fff"');
  return sheet({
    fonts: ["michroma"],
    ground: "#e9eef2",
    defs:
      linear("night", [
        [0, "#050a24"],
        [0.6, "#0c2148"],
        [1, "#16436a"],
      ]) +
      linear("green", [
        [0, "#2bffb0", 0],
        [0.55, "#35f7a5", 0.5],
        [0.93, "#9dffd0", 0.95],
        [1, "#d8fff0", 0],
      ]) +
      linear("violet", [
        [0, "#a13bff", 0],
        [0.6, "#b24bff", 0.55],
        [1, "#ff5fb8", 0],
      ]) +
      linear("teal", [
        [0, "#1fd6ff", 0],
        [0.7, "#38e0e8", 0.6],
        [1, "#baffff", 0],
      ]) +
      linear("lake", [
        [0, "#2f8f86"],
        [0.5, "#1d4f6e"],
        [1, "#0a1a38"],
      ]) +
      blur("veil", 5) +
      grain("grain", { strength: 0.08, seed: 2 }) +
      linear(
        "base",
        [
          [0, "#1b1512"],
          [0.5, "#0d0a09"],
          [1, "#1b1512"],
        ],
        { x2: 1, y2: 0 },
      ),
    art: `<g filter="url(#grain)"><rect x="34" y="0" width="1012" height="1350" fill="url(#base)"/>${holes}${frames}</g>
      ${light(words[0], { x: 214, y: 100, w: 652 })}${light(words[1], { x: 214, y: 522, h: 74 })}${light(words[2], { x: 214, y: 944, h: 74 })}
      ${text(866, 562, "Tromvik", { font: "michroma", size: 25, fill: "#fff", anchor: "end" })}
      ${text(866, 598, "16 to 23 January", { font: "michroma", size: 21, fill: "#fff", anchor: "end" })}
      ${text(866, 984, "Ninety films,", { font: "michroma", size: 21, fill: "#fff", anchor: "end" })}
      ${text(866, 1016, "long nights", { font: "michroma", size: 21, fill: "#fff", anchor: "end" })}
      ${edge(150, "NORD 5219   ▸ 24   ▸ 24A   SAFETY FILM", -90)}${edge(930, "TROMVIK KINO   ▸ 25   ▸ 25A   NORD 5219", 90)}`,
  });
};

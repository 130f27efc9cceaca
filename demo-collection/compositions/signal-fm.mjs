/** A radio station's living mark: one disc of bars, sixteen broadcasts of it. */
import { n, times } from "./lib/geometry.mjs";
import { lettering } from "./lib/outline.mjs";
import { sheet, text } from "./lib/page.mjs";

const C = {
  night: "#191038",
  violet: "#6a3df5",
  coral: "#ff5c49",
  lilac: "#cdb8ff",
  lime: "#c8f44d",
  milk: "#f6f2ff",
};
const tunes = [
  (y) => 0.55 * Math.sin(y * 3.1),
  (y) => 0.7 * y,
  (y) => 0.6 * Math.cos(y * 4.4),
  (y) => Math.abs(y) * 1.3 - 0.6,
  (y) => 0.5 * Math.sin(y * 6.2 + 0.8),
  (y) => (y > 0 ? 0.4 : -0.4),
  (y) => 0.8 * y * y - 0.3,
  (y) => 0.6 * Math.sin(y * 9),
  (y) => -0.65 * y,
  (y) => 0.5 * Math.sign(Math.sin(y * 5.2)),
  (y) => 0.62 * Math.sin(y * 2.4 + 1.4),
  (y) => 0.9 * y * y * y,
  (y) => 0.6 - Math.abs(y) * 1.3,
  (y) => 0.35 * Math.sin(y * 12.4),
  (y) => Math.sqrt(Math.max(0, 1 - y * y)) - 0.62,
  (y) => 0.55 * Math.cos(y * 3 + 2.4),
];
const grounds = [
  "night",
  "violet",
  "lilac",
  "coral",
  "coral",
  "milk",
  "night",
  "lime",
  "lilac",
  "lime",
  "coral",
  "violet",
  "milk",
  "night",
  "violet",
  "lilac",
];
const inks = {
  night: ["lilac", "coral"],
  violet: ["milk", "lime"],
  lilac: ["night", "violet"],
  coral: ["night", "milk"],
  milk: ["night", "coral"],
  lime: ["night", "violet"],
};

/** Nine bars cut to a disc; the tune says where each bar is switched. */
export function mark(cx, cy, radius, tune, [left, right]) {
  const bars = 9;
  const pitch = (radius * 2) / bars;
  const thick = pitch * 0.68;
  return times(bars, (i) => {
    const y = -radius + pitch * (i + 0.5);
    const half = Math.sqrt(radius * radius - y * y);
    const gap = thick * 0.42;
    const room = Math.max(0, half - thick / 2 - gap - thick / 2);
    const cut = Math.max(-room, Math.min(room, tune(y / radius) * radius));
    const bar = (from, to, colour) => {
      const w = Math.max(thick, to - from);
      return `<rect x="${n(cx + (to - from < thick ? (from + to - thick) / 2 : from))}" y="${n(cy + y - thick / 2)}" width="${n(w)}" height="${n(thick)}" rx="${n(thick / 2)}" fill="${C[colour]}"/>`;
    };
    return bar(-half, cut - gap, left) + bar(cut + gap, half, right);
  });
}

export default async () => {
  const cell = 246;
  const [left, top] = [48, 48];
  const tiles = times(16, (i) => {
    const [x, y] = [left + (i % 4) * cell, top + Math.floor(i / 4) * cell];
    return `<rect x="${x}" y="${y}" width="${cell}" height="${cell}" fill="${C[grounds[i]]}"/>
    ${mark(x + cell / 2, y + cell / 2, 88, tunes[i], inks[grounds[i]])}`;
  });
  const name = await lettering("unbounded", "Signal", { size: 100, axes: { wght: 800 }, tracking: -0.03 });
  const small = (x, y, words, anchor) =>
    text(x, y, words, { font: "unbounded", size: 23, weight: 400, fill: C.night, anchor });
  return sheet({
    fonts: ["unbounded"],
    ground: C.milk,
    art: `${tiles}${name.fit({ x: 46, y: 1088, h: 150 }).svg(`fill="${C.night}"`)}
      <g transform="translate(956 1150)">${mark(0, 0, 76, tunes[0], ["coral", "violet"])}</g>
      ${small(48, 1300, "94.7 FM, all of the coast")}${small(1032, 1300, "One mark, any tune", "end")}`,
  });
};

/** Papel picado: tissue banners on three strings, letters and ornament cut through, shadows on a lime-washed wall. */
import { n, polar, polygon, range } from "./lib/geometry.mjs";
import { lettering } from "./lib/outline.mjs";
import { sheet, text } from "./lib/page.mjs";
import { blur, grain, paper } from "./lib/texture.mjs";

const TISSUE = ["#e6287d", "#ff7a1c", "#12a39a", "#f7b90c", "#7a3fb8", "#2f6fd6", "#d9352b"];
const disc = (x, y, r) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
const leaf = (x, y, length, width, angle) => {
  const [tx, ty] = polar(x, y, length, angle);
  const [ax, ay] = polar((x + tx) / 2, (y + ty) / 2, width, angle + 90);
  const [bx, by] = polar((x + tx) / 2, (y + ty) / 2, width, angle - 90);
  return `M${n(x)} ${n(y)}Q${n(ax)} ${n(ay)} ${n(tx)} ${n(ty)}Q${n(bx)} ${n(by)} ${n(x)} ${n(y)}Z`;
};
const diamond = (x, y, w, h) =>
  polygon([
    [x, y - h],
    [x + w, y],
    [x, y + h],
    [x - w, y],
  ]);

/** The sheet's outline, its lower edge scalloped or toothed. */
function outline(w, h, kind) {
  const teeth = 6;
  const step = w / teeth;
  const edge = range(teeth)
    .map(() =>
      kind % 2
        ? `a${n(step / 2)} ${n(step / 2)} 0 0 1 ${n(-step)} 0`
        : `l${n(-step / 2)} ${n(step * 0.62)}l${n(-step / 2)} ${n(-step * 0.62)}`,
    )
    .join("");
  return `M0 0H${w}V${h}${edge}Z`;
}

function ornament(w, h, kind) {
  const cuts = [];
  for (const i of range(7)) cuts.push(diamond(((i + 0.5) * w) / 7, 17, w / 24, 9));
  for (const i of range(6)) cuts.push(disc(((i + 0.5) * w) / 6, h - 7, w / 26));
  for (const side of [0, 1])
    for (const i of range(5))
      cuts.push(diamond(side ? w - 15 : 15, 52 + (i * (h - 92)) / 4, 6, (h - 110) / 11));
  if (kind === "flower") {
    for (const i of range(10))
      cuts.push(leaf(...polar(w / 2, h / 2 - 2, 21, i * 36), w * 0.25, w * 0.085, i * 36));
    cuts.push(disc(w / 2, h / 2 - 2, 12));
  }
  if (kind === "wheat") {
    for (const i of range(5))
      for (const side of [-1, 1])
        cuts.push(
          leaf(w / 2 + side * 5, h * 0.3 + i * h * 0.1 + 16, w * 0.25, w * 0.085, side > 0 ? -42 : 222),
        );
    cuts.push(leaf(w / 2, h * 0.33, w * 0.22, w * 0.085, -90));
  }
  if (kind === "sun") {
    for (const i of range(16))
      cuts.push(leaf(...polar(w / 2, h / 2 - 2, 42, i * 22.5), w * 0.17, 9, i * 22.5));
    cuts.push(disc(w / 2, h / 2 - 2, 31));
  }
  if (kind === "bird") {
    const [x, y] = [w / 2, h / 2];
    cuts.push(
      leaf(x - w * 0.27, y + 16, w * 0.5, w * 0.2, -16),
      disc(x + w * 0.25, y - 27, 13),
      leaf(x + w * 0.25 + 16, y - 27, 20, 9, 8),
      leaf(x - w * 0.02, y - 22, w * 0.26, w * 0.09, -112),
    );
    cuts.push(
      leaf(x - w * 0.3, y + 14, w * 0.15, 9, 200),
      leaf(x - w * 0.3, y + 24, w * 0.13, 8, 158),
      leaf(x, y + 56, w * 0.2, w * 0.07, 196),
      leaf(x + 6, y + 56, w * 0.2, w * 0.07, -16),
    );
  }
  return cuts;
}

async function banner(w, h, index, content) {
  const cuts = ornament(w, h, content.length > 1 ? content : "");
  if (content.length === 1) {
    const glyph = await lettering("saira-stencil-one", content, { size: 100 });
    const height = h - 128;
    const width = Math.min(w - 68, (glyph.box.w / glyph.box.h) * height * 1.12);
    cuts.push(glyph.fit({ x: (w - width) / 2, y: 56, w: width, h: height }).d);
  }
  return { d: outline(w, h, index) + cuts.join(""), colour: TISSUE[index % TISSUE.length] };
}

async function string(y, sag, w, h, gap, contents, shift) {
  const whole = contents.length * (w + gap) - gap;
  const start = 540 - whole / 2;
  const drop = (x) => y + sag * (1 - ((x - 540) / 620) ** 2);
  const banners = await Promise.all(contents.map((content, i) => banner(w, h, i + shift, content)));
  const placed = banners.map(({ d, colour }, i) => {
    const x = start + i * (w + gap);
    const slope = (Math.atan2(drop(x + w) - drop(x), w) * 180) / Math.PI;
    return { colour, d, at: `translate(${n(x)} ${n(drop(x))}) rotate(${n(slope)})` };
  });
  const draw = (paint) =>
    placed
      .map(({ d, colour, at }) => `<path d="${d}" fill-rule="evenodd" transform="${at}" ${paint(colour)}/>`)
      .join("");
  const cord = `M-20 ${n(drop(-20))}Q540 ${n(2 * drop(540) - drop(-20))} 1100 ${n(drop(1100))}`;
  return `<g transform="translate(26 40)" filter="url(#soft)" opacity=".42"><path d="${cord}" fill="none" stroke="#5a2a12" stroke-width="5"/>${draw(() => 'fill="#5a2a12"')}</g>
    ${draw((colour) => `fill="${colour}" fill-opacity=".93"`)}${draw(() => 'fill="url(#sheen)"')}<path d="${cord}" fill="none" stroke="#fff6e0" stroke-width="5"/>`;
}

export default async () => {
  const rows = [
    await string(60, 60, 186, 236, 12, ["sun", "wheat", "bird", "flower", "sun"].concat("wheat"), 2),
    await string(352, 56, 138, 236, 10, [..."HARVEST"], 0),
    await string(648, 56, 160, 250, 11, [..."SUPPER"], 4),
    await string(958, 44, 186, 200, 12, ["flower", "bird", "wheat", "sun", "flower", "bird"], 1),
  ];
  return sheet({
    fonts: ["josefin-sans"],
    ground: "#f4d9b0",
    defs:
      paper("wall", { colour: "#f8deb8", scale: "0.012 0.016", depth: 2.2, seed: 14 }) +
      blur("soft", 6) +
      grain("grain", { strength: 0.05 }) +
      `<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/>
      <stop offset=".5" stop-color="#fff" stop-opacity="0"/>
      <stop offset="1" stop-color="#000" stop-opacity=".12"/></linearGradient><linearGradient id="sun" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3d6" stop-opacity=".55"/>
      <stop offset="1" stop-color="#c8743a" stop-opacity=".38"/></linearGradient>`,
    art: `<rect width="1080" height="1350" filter="url(#wall)"/>
    <rect width="1080" height="1350" fill="url(#sun)"/>${rows.join("")}
      ${text(540, 1288, "Long tables in the plaza, Saturday 27 September", { font: "josefin-sans", size: 36, weight: 600, fill: "#6d2412", anchor: "middle" })}`,
  });
};

/** A stained-glass valley: relaxed Voronoi cells take their colour from a landscape, lead lines between them. */
import { n, polygon, range } from "./lib/geometry.mjs";
import { sheet, text } from "./lib/page.mjs";
import { noise, random } from "./lib/random.mjs";
import { grain, radial } from "./lib/texture.mjs";

const LEAD = "#14161c";
const [X, Y, W, H] = [70, 70, 940, 1010];

/** The cell of one point: the frame cut by each bisector. */
function cell(points, i) {
  const [px, py] = points[i];
  let shape = [
    [X, Y],
    [X + W, Y],
    [X + W, Y + H],
    [X, Y + H],
  ];
  const near = points
    .map(([x, y], k) => [Math.hypot(x - px, y - py), k])
    .filter(([, k]) => k !== i)
    .sort((a, b) => a[0] - b[0])
    .slice(0, 26);
  for (const [, k] of near) {
    const [qx, qy] = points[k];
    const side = ([x, y]) => (x - (px + qx) / 2) * (qx - px) + (y - (py + qy) / 2) * (qy - py);
    shape = shape.flatMap((a, j) => {
      const b = shape[(j + 1) % shape.length];
      const [sa, sb] = [side(a), side(b)];
      const cut = () => [a[0] + ((b[0] - a[0]) * sa) / (sa - sb), a[1] + ((b[1] - a[1]) * sa) / (sa - sb)];
      return sa <= 0 ? (sb <= 0 ? [a] : [a, cut()]) : sb <= 0 ? [cut()] : [];
    });
  }
  return shape;
}

const centre = (shape) =>
  shape.reduce(([sx, sy], [x, y]) => [sx + x / shape.length, sy + y / shape.length], [0, 0]);

const SUN = [672, 370];
const wave = noise(5);
const ridge = (x, base, rise, seed) => base + rise * wave(x / 230 + seed, seed);
const river = (y) => 560 + 130 * Math.sin((y - 700) / 105) * (0.25 + (y - 690) / 520);

/** What the landscape is at a point, as a short list of glasses. */
function glass(x, y) {
  const sun = Math.hypot(x - SUN[0], y - SUN[1]);
  if (sun < 104) return ["#fff0a8", "#ffe27a", "#ffd65c"];
  if (y < ridge(x, 566, 70, 2)) {
    if (sun < 190) return ["#ffbf4a", "#ff9f3d", "#ffb054"];
    if (sun < 300) return ["#f77f45", "#f4694a", "#fa9450"];
    return y < 220 ? ["#2d5fae", "#3a74c4", "#264f97"] : ["#8a5fb0", "#b0629f", "#d8688a", "#6f62b8"];
  }
  if (y < ridge(x, 694, 60, 9)) return ["#27477f", "#33569a", "#203b6e"];
  const width = 22 + (y - 690) * 0.2;
  if (Math.abs(x - river(y)) < width) return ["#8fe0ea", "#bdf0ee", "#5fc4dc", "#ffe9a8"];
  if (y < ridge(x, 860, 60, 15)) return ["#1f8a6b", "#2aa178", "#17735c"];
  return ["#6bb545", "#8fc94a", "#4c9a3d", "#b8d94f"];
}

export default () => {
  const { between, pick } = random(63);
  let points = range(660).map(() => [between(X, X + W), between(Y, Y + H)]);
  for (let pass = 0; pass < 4; pass++) points = points.map((_, i) => centre(cell(points, i)));
  const panes = points.map((point, i) => {
    const shape = cell(points, i);
    const d = polygon(shape);
    return `<path d="${d}" fill="${pick(glass(...point))}"/>
    <path d="${d}" fill="url(#${pick(["g1", "g2", "g3"])})"/>`;
  });
  const leads = points.map((_, i) => polygon(cell(points, i))).join("");
  const t = (x, y, words, size, anchor = "start", fill = "#f6efe0", weight = 600) =>
    text(x, y, words, {
      font: "league-spartan",
      size,
      weight,
      fill,
      anchor,
      tracking: size > 60 ? -0.045 : 0,
    });
  return sheet({
    fonts: ["league-spartan"],
    ground: LEAD,
    defs:
      radial(
        "g1",
        [
          [0, "#fff", 0.42],
          [0.6, "#fff", 0],
          [1, "#000", 0.16],
        ],
        { cx: 0.35, cy: 0.3, r: 0.8 },
      ) +
      radial(
        "g2",
        [
          [0, "#fff", 0.16],
          [1, "#000", 0.24],
        ],
        { cx: 0.6, cy: 0.4, r: 0.8 },
      ) +
      radial(
        "g3",
        [
          [0, "#fff", 0.3],
          [0.7, "#000", 0.02],
          [1, "#000", 0.2],
        ],
        { cx: 0.5, cy: 0.7, r: 0.7 },
      ) +
      radial(
        "glow",
        [
          [0, "#fff3b8", 0.7],
          [1, "#fff3b8", 0],
        ],
        { r: 0.5 },
      ) +
      grain("grain", { strength: 0.1, scale: 0.05, seed: 15 }),
    art: `<g filter="url(#grain)">${panes.join("")}</g>
    <path d="${leads}" fill="none" stroke="${LEAD}" stroke-width="6.2" stroke-linejoin="round"/>
    <path d="${leads}" fill="none" stroke="#4a4e58" stroke-width="1.6" stroke-linejoin="round" transform="translate(-1 -1.4)"/>
      <circle cx="${SUN[0]}" cy="${SUN[1]}" r="${n(290)}" fill="url(#glow)" style="mix-blend-mode:screen"/>
      <rect x="${X}" y="${Y}" width="${W}" height="${H}" fill="none" stroke="${LEAD}" stroke-width="16"/>
      <rect x="${X - 9}" y="${Y - 9}" width="${W + 18}" height="${H + 18}" fill="none" stroke="#4a4e58" stroke-width="2"/>
      ${t(68, 1196, "First Cut", 104, "start", "#ffd65c", 750)}${t(1012, 1152, "A weekend of glass,", 31, "end")}${t(1012, 1190, "lead and patience", 31, "end")}
      ${t(70, 1282, "Glass school, Chapel Yard", 31, "start", "#8fe0ea")}${t(1012, 1282, "22 and 23 February", 31, "end", "#8fe0ea")}`,
  });
};

/** Ferns drawn in one white line each, on glasshouse green, captioned like a herbarium sheet. */
import { curve, n, range, times } from "./lib/geometry.mjs";
import { sheet, text } from "./lib/page.mjs";

const LINE = "#eef3e2";
const GREEN = "#12382b";

/** A frond: a bent stem, pairs of pinnae, and leaflets on each. Angles in radians. */
function frond(x, y, length, angle, bend, { pairs = 26, droop = -0.3, depth = 0.34, serrate = true } = {}) {
  const stem = [];
  let [px, py, a] = [x, y, angle];
  for (let i = 0; i <= 60; i++) {
    stem.push([px, py, a]);
    a += (bend / 60) * (0.4 + (i / 60) * 1.4);
    px += (length / 60) * Math.cos(a);
    py += (length / 60) * Math.sin(a);
  }
  const pinna = (i, side) => {
    const t = 0.16 + (0.84 * i) / pairs;
    const [bx, by, ba] = stem[Math.round(t * 60)];
    const size = length * depth * Math.min(1, (1 - t) * 1.3) * (t < 0.3 ? 0.6 + t * 1.3 : 1);
    const dir = ba + side * (1.12 - t * 0.3);
    const spine = range(13).map((k) => {
      const u = k / 12;
      const turn = dir - side * droop * u * u;
      return [bx + size * u * Math.cos(turn), by + size * u * Math.sin(turn), turn];
    });
    const leaflets = !serrate
      ? ""
      : spine
          .slice(1, 12)
          .map(([lx, ly, la], k) =>
            [-1, 1]
              .map((s) => {
                const reach = Math.min(size * 0.16, (length / pairs) * 0.4) * (1 - k / 14);
                const tip = [lx + reach * Math.cos(la + s * 0.95), ly + reach * Math.sin(la + s * 0.95)];
                const side1 = [
                  lx + reach * 0.62 * Math.cos(la + s * 0.35),
                  ly + reach * 0.62 * Math.sin(la + s * 0.35),
                ];
                const side2 = [
                  lx + reach * 0.6 * Math.cos(la + s * 1.6),
                  ly + reach * 0.6 * Math.sin(la + s * 1.6),
                ];
                return `M${n(lx)} ${n(ly)}Q${n(side1[0])} ${n(side1[1])} ${n(tip[0])} ${n(tip[1])}Q${n(side2[0])} ${n(side2[1])} ${n(lx)} ${n(ly)}`;
              })
              .join(""),
          )
          .join("");
    return `<path d="${curve(spine)}${leaflets}"/>`;
  };
  return `<path d="${curve(stem.filter((_, i) => i % 4 === 0))}" stroke-width="3.4"/>
  ${times(pairs, (i) => pinna(i, 1) + pinna(i, -1))}`;
}

/** A young frond, rolled in: a spiral with little ticks. */
function fiddlehead(x, y, height, radius, side) {
  const spiral = range(64).map((i) => {
    const t = i / 63;
    const r = radius * (1 - t * 0.86);
    const a = Math.PI * (side > 0 ? 1 : 0) + side * t * Math.PI * 4.6;
    return [x + side * radius + r * Math.cos(a), y - height + r * Math.sin(a)];
  });
  const ticks = spiral
    .slice(0, 50)
    .filter((_, i) => i % 2 === 0)
    .map(([tx, ty], i) => {
      const [cx, cy] = [x + side * radius, y - height];
      const d = Math.hypot(tx - cx, ty - cy);
      const k = (12 - i * 0.35) / d;
      return `M${n(tx)} ${n(ty)}l${n((tx - cx) * k)} ${n((ty - cy) * k)}`;
    })
    .join("");
  return `<path d="${curve([[x - side * 8, y], [x, y - height * 0.5], ...spiral])}" stroke-width="4"/><path d="${ticks}"/>`;
}

/** The ground's colour around a frond keeps it apart from what grows behind. */
const halo = (art) =>
  `<g stroke="${GREEN}"><g style="stroke-width:12">${art.replace(/stroke-width="[\d.]+"/g, "")}</g></g>${art}`;

export default () => {
  const italic = (x, y, words, size, anchor = "start") =>
    text(x, y, words, {
      font: "newsreader",
      size,
      weight: 400,
      fill: LINE,
      anchor,
      style: "font-style:italic",
    });
  const roman = (x, y, words, size, weight, anchor = "start") =>
    text(x, y, words, {
      font: "newsreader",
      size,
      weight,
      fill: LINE,
      anchor,
      tracking: size > 60 ? -0.035 : 0,
    });
  return sheet({
    fonts: ["newsreader", "newsreader/italic"],
    ground: GREEN,
    defs: '<clipPath id="above"><rect width="1080" height="1146"/></clipPath>',
    art: `<g fill="none" stroke="${LINE}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
        <g opacity=".34" clip-path="url(#above)">${frond(300, 1130, 860, -2.1, 0.55, { pairs: 17 })}${frond(820, 1130, 900, -1.1, -0.5, { pairs: 17 })}</g>
        <g clip-path="url(#above)">${halo(frond(560, 1146, 900, -1.66, 0.42, { pairs: 19, depth: 0.3 }))}${halo(frond(500, 1150, 640, -2.2, 0.5, { pairs: 16, depth: 0.27 }))}${halo(frond(620, 1150, 660, -0.94, -0.5, { pairs: 16, depth: 0.27 }))}</g>
        ${halo(fiddlehead(560, 1146, 190, 40, -1))}${halo(fiddlehead(590, 1146, 128, 30, 1))}${fiddlehead(250, 1146, 84, 24, -1)}${fiddlehead(868, 1146, 104, 27, 1)}
        <path d="M70 1146H1010" stroke-width="2"/></g>
      ${roman(66, 138, "The Fern", 108, 420)}${roman(66, 240, "Room", 108, 420)}
      ${italic(1012, 96, "Glasshouse no. 4", 31, "end")}${italic(1012, 134, "Aldermere Botanic Garden", 31, "end")}
      ${italic(70, 1206, "Open after dark, first Fridays", 38)}${roman(70, 1258, "Lamps, mist and two hundred million years of patience.", 28, 400)}
      ${italic(1012, 1206, "fig. 12", 31, "end")}${roman(1012, 1258, "7 to 11 pm", 28, 400, "end")}`,
  });
};

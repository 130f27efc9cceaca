/** Two fabric banners in a white hall; their stripes swell as if something moved behind the cloth. */
import { polyline, range, times } from "./lib/geometry.mjs";
import { sheet, text } from "./lib/page.mjs";
import { blur, grain, linear } from "./lib/texture.mjs";

const INK = "#111";

/** Stripes displaced by bulges; each stripe is a filled ribbon whose thickness also swells. */
function stripes(x, y, w, h, bulges, count) {
  const pitch = h / count;
  return times(count, (i) => {
    const at = (base) =>
      range(81).map((k) => {
        const px = x + (w * k) / 80;
        let py = y + base;
        for (const [bx, by, r, strength] of bulges) {
          const distance = Math.hypot(px - (x + bx), y + base - (y + by)) / r;
          if (distance < 1)
            py +=
              (base - by) * strength * (1 - distance ** 2) ** 1.4 +
              r * 0.2 * strength * (1 - distance ** 2) ** 2 * Math.sin((px - x) / 40);
        }
        return [px, py];
      });
    const upper = at(i * pitch);
    const lower = at(i * pitch + pitch * 0.52).reverse();
    return `<path d="${polyline([...upper, ...lower])}Z"/>`;
  });
}

function banner(id, x, y, w, h, bulges, count, folds) {
  return `<rect x="${x + 34}" y="${y + 30}" width="${w}" height="${h}" fill="#000" opacity=".26" filter="url(#far)"/>
    <rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#fbfaf7"/>
    <clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath>
    <g clip-path="url(#${id})" fill="${INK}">${stripes(x, y, w, h, bulges, count)}</g>${folds}
    <rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#cloth)"/>
    <rect x="${x - 8}" y="${y - 9}" width="${w + 16}" height="13" rx="6" fill="#222"/>
    <rect x="${x - 8}" y="${y + h - 5}" width="${w + 16}" height="13" rx="6" fill="#222"/>
    <path d="M${x + 40} ${y - 8}V-10M${x + w - 40} ${y - 8}V-10" stroke="#333" stroke-width="2.5"/>`;
}

export default () => {
  const label = (x, y, w, h, art) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#fbfaf7"/>${art}`;
  const word = (x, y, words, size, weight = 500, anchor = "start") =>
    text(x, y, words, { font: "instrument-sans", size, weight, fill: INK, anchor, tracking: -0.015 });
  return sheet({
    fonts: ["instrument-sans"],
    ground: "#e7e5e0",
    defs:
      blur("far", 22) +
      grain("grain", { strength: 0.05 }) +
      linear(
        "wall",
        [
          [0, "#cfccc5"],
          [0.45, "#efede8"],
          [1, "#dedbd4"],
        ],
        { x2: 1, y2: 0.3 },
      ) +
      linear("floor", [
        [0, "#a8a49b"],
        [1, "#cfcbc2"],
      ]) +
      linear(
        "cloth",
        [
          [0, "#000", 0.22],
          [0.1, "#fff", 0],
          [0.34, "#000", 0.1],
          [0.5, "#fff", 0.14],
          [0.72, "#000", 0.09],
          [0.9, "#fff", 0.06],
          [1, "#000", 0.2],
        ],
        { x2: 1, y2: 0 },
      ) +
      linear("shaft", [
        [0, "#fff", 0.65],
        [1, "#fff", 0],
      ]),
    art: `<g filter="url(#grain)"><rect width="1080" height="1350" fill="url(#wall)"/>
    <path d="M0 0H300L-200 1190H0Z" fill="url(#shaft)" opacity=".5"/>
    <path d="M420 0H560L200 1190H20Z" fill="url(#shaft)" opacity=".4"/>
      <rect y="1190" width="1080" height="160" fill="url(#floor)"/>
      <rect y="1178" width="1080" height="12" fill="#bab6ad"/></g>
      ${banner(
        "a",
        96,
        92,
        590,
        1010,
        [
          [300, 420, 300, 0.62],
          [500, 820, 190, -0.5],
        ],
        44,
        label(96, 92, 590, 0, ""),
      )}
      ${banner(
        "b",
        770,
        92,
        214,
        860,
        [
          [110, 250, 170, 0.7],
          [90, 640, 150, -0.55],
        ],
        38,
        label(
          770,
          812,
          214,
          140,
          `${word(790, 850, "Until", 27, 600)}${word(790, 886, "30 November", 27, 600)}${word(790, 930, "Free on Mondays", 20)}`,
        ),
      )}
      <g>${label(96, 842, 454, 260, `${word(122, 906, "Biennale", 64, 600)}${word(122, 972, "of Movement", 64, 600)}${word(122, 1024, "Forty works that won’t hold still", 24)}${word(122, 1064, "Hall of Turbines, Ostrava Street 9", 24)}`)}</g>
      <ellipse cx="400" cy="1262" rx="360" ry="18" fill="#000" opacity=".22" filter="url(#far)"/>
      <g fill="#3a352e"><rect x="236" y="1188" width="330" height="24" rx="3" fill="#b98d5f"/>
      <rect x="236" y="1206" width="330" height="8" fill="#8d6842"/>
      <path d="M262 1212h14v58h-14zM526 1212h14v58h-14z" fill="#2b2723"/></g>`,
  });
};

/** A limestone museum front in low sun; between its columns three banners, the middle one a painted evening sea. */
import { curve, n, range, times } from "./lib/geometry.mjs";
import { sheet, text } from "./lib/page.mjs";
import { random } from "./lib/random.mjs";
import { grain, linear, paper, rough } from "./lib/texture.mjs";

const INK = "#20304a";

function column(x, w) {
  const flutes = 9;
  return `<rect x="${x - 8}" y="330" width="${w + 16}" height="880" fill="#5a3f24" opacity=".35" transform="translate(26 0)" filter="url(#soft)"/>
    <path d="M${x} 330H${x + w}L${x + w + 6} 1180H${x - 6}Z" fill="#e9d2a6"/>
    ${times(flutes, (i) => `<rect x="${n(x + 3 + (i * (w - 6)) / flutes)}" y="338" width="${n(((w - 6) / flutes) * 0.72)}" height="838" rx="6" fill="url(#flute)"/>`)}
    <path d="M${x} 330H${x + w}L${x + w + 6} 1180H${x - 6}Z" fill="url(#round)"/>
    <path d="M${x - 22} 296H${x + w + 22}V318H${x - 22}ZM${x - 12} 318H${x + w + 12}Q${x + w + 4} 338 ${x + w} 342H${x}Q${x - 4} 338 ${x - 12} 318Z" fill="#f3dfb8"/>
    <path d="M${x - 22} 312H${x + w + 22}V318H${x - 22}Z" fill="#a78652" opacity=".6"/>
    <path d="M${x - 14} 1172H${x + w + 14}Q${x + w + 26} 1184 ${x + w + 14} 1196H${x - 14}Q${x - 26} 1184 ${x - 14} 1172ZM${x - 26} 1196H${x + w + 26}V1222H${x - 26}Z" fill="#ecd5a8"/>`;
}

/** The painting: strokes of colour from sky to shore. */
function sea(x, y, w, h) {
  const { between, pick } = random(18);
  const bands = [
    ["#2f4d7e", "#3c5f93", "#456ea3"],
    ["#7a7fae", "#9a8bb0", "#6476a8"],
    ["#e7a39a", "#f0b48c", "#d98b92"],
    ["#f7c873", "#ffdc8e", "#f2a65e"],
    ["#e9804f", "#f7b35c", "#c9626a"],
    ["#31598a", "#3f77a0", "#e79a62"],
    ["#234a78", "#2f6792", "#f0b26a"],
    ["#1b3862", "#274f7d", "#5a6f9c"],
  ];
  return times(520, (i) => {
    const t = i / 520;
    const band =
      bands[
        Math.min(
          7,
          Math.floor(t * 8 + between(-0.35, 0.35)) < 0
            ? 0
            : Math.floor(Math.max(0, Math.min(7.9, t * 8 + between(-0.5, 0.5)))),
        )
      ];
    const [cx, cy, length] = [
      between(x - 20, x + w),
      y + t * h + between(-14, 14),
      between(40, 150) * (t > 0.6 ? 0.7 : 1),
    ];
    return `<path d="M${n(cx)} ${n(cy)}q${n(length / 2)} ${n(between(-9, 9))} ${n(length)} ${n(between(-5, 5))}" stroke="${pick(band)}" stroke-width="${n(between(8, 19))}"/>`;
  });
}

export default () => {
  const banner = (x, y, w, h, art) =>
    `<rect x="${x + 20}" y="${y + 20}" width="${w}" height="${h}" fill="#3d2812" opacity=".5" filter="url(#soft)"/>
    <svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">${art}</svg>
    <rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#cloth)"/>
    <rect x="${x - 8}" y="${y - 10}" width="${w + 16}" height="12" rx="5" fill="#5d4526"/>
    <rect x="${x - 8}" y="${y + h - 4}" width="${w + 16}" height="12" rx="5" fill="#5d4526"/>`;
  const side = (x, words, mirrored) =>
    banner(
      x,
      372,
      148,
      690,
      `<rect x="${x}" y="372" width="148" height="690" fill="${mirrored ? "#d9713f" : INK}"/>
      <circle cx="${x + 74}" cy="462" r="46" fill="${mirrored ? "#ffe2a0" : "#f2a65e"}"/>
      ${mirrored ? "" : `<path d="M${x} 462H${x + 148}V520H${x}Z" fill="${INK}"/>`}
    <g transform="translate(${x + 96} 1026) rotate(-90)">${text(0, 0, words, { font: "bodoni-moda", size: 76, weight: 500, fill: "#fdf0d2", tracking: -0.01, style: "font-style:italic" })}</g>`,
    );
  const birds = range(3)
    .map(
      (i) =>
        `<path d="${curve([
          [826 + i * 54, 50 + (i % 2) * 22],
          [838 + i * 54, 43 + (i % 2) * 22],
          [848 + i * 54, 51 + (i % 2) * 22],
          [858 + i * 54, 43 + (i % 2) * 22],
          [870 + i * 54, 50 + (i % 2) * 22],
        ])}" fill="none" stroke="#55656e" stroke-width="3" stroke-linecap="round"/>`,
    )
    .join("");
  return sheet({
    fonts: ["bodoni-moda", "bodoni-moda/italic", "cinzel/600"],
    ground: "#cfe0e6",
    defs:
      linear("sky", [
        [0, "#a9c6d6"],
        [1, "#f3e4cb"],
      ]) +
      linear("stone", [
        [0, "#f2ddb4"],
        [1, "#dcc092"],
      ]) +
      linear(
        "flute",
        [
          [0, "#7c5c33", 0.62],
          [0.4, "#b08a55", 0.25],
          [1, "#fff6dd", 0.5],
        ],
        { x2: 1, y2: 0 },
      ) +
      linear(
        "round",
        [
          [0, "#fff3d2", 0.55],
          [0.35, "#fff", 0],
          [0.7, "#6b4b25", 0.28],
          [1, "#4a3217", 0.6],
        ],
        { x2: 1, y2: 0 },
      ) +
      linear("deep", [
        [0, "#a58550"],
        [1, "#cdab72"],
      ]) +
      linear(
        "cloth",
        [
          [0, "#fff", 0.12],
          [0.3, "#fff", 0],
          [0.55, "#000", 0.08],
          [0.8, "#fff", 0.06],
          [1, "#000", 0.22],
        ],
        { x2: 1, y2: 0 },
      ) +
      linear(
        "glow",
        [
          [0, "#ffd28a", 0.42],
          [0.5, "#ffd28a", 0],
          [1, "#3a2a4a", 0.24],
        ],
        { x2: 1 },
      ) +
      rough("brush", { amount: 12, scale: 0.06 }) +
      grain("grain", { strength: 0.07 }) +
      paper("ashlar", { colour: "#ffffff", scale: "0.03 0.04", depth: 0.8, seed: 31 }) +
      '<filter id="soft" x="-30%" y="-10%" width="170%" height="125%"><feGaussianBlur stdDeviation="13"/></filter>',
    art: `<g filter="url(#grain)"><rect width="1080" height="1350" fill="url(#sky)"/>${birds}
      <rect x="0" y="290" width="1080" height="940" fill="url(#deep)"/>
      ${times(13, (r) => `<path d="M0 ${340 + r * 70}H1080${times(8, (i) => `M${i * 150 + (r % 2) * 75} ${340 + r * 70}v70`)}" stroke="#5f4624" stroke-opacity=".35" stroke-width="2.5" fill="none"/>`)}
      <path d="M0 100H1080V300H0Z" fill="url(#stone)"/><path d="M0 84H1080V112H0Z" fill="#f8e8c6"/>
      <path d="M0 112H1080V118H0Z" fill="#8f7040" opacity=".55"/>
      ${times(
        28,
        (i) => `<rect x="${6 + i * 39}" y="122" width="23" height="20" fill="#efd9ae"/>
      <rect x="${29 + i * 39}" y="122" width="9" height="20" fill="#8f7040" opacity=".6"/>`,
      )}<path d="M0 272H1080V298H0Z" fill="#f5e3bd"/>
      <path d="M0 264H1080V272H0Z" fill="#a58452" opacity=".6"/>
      <path d="M0 298H1080V330H0Z" fill="#4a3217" opacity=".4"/>
      <text x="540.8" y="227.4" text-anchor="middle" style="font:600 58px cinzel;letter-spacing:.16em" fill="#fff6dc">ALDER HOUSE</text>${text(540, 226, "ALDER HOUSE", { font: "cinzel", size: 58, weight: 600, fill: "#8a6a3a", anchor: "middle", tracking: 0.16 })}
      ${column(-52, 104)}${column(250, 96)}${column(734, 96)}${column(1028, 104)}</g>
      ${side(88, "Painters", false)}${side(868, "of Light", true)}
      ${banner(
        392,
        372,
        296,
        760,
        `<rect x="392" y="372" width="296" height="760" fill="#f7c873"/>
        <g filter="url(#brush)" stroke-linecap="round" fill="none">${sea(392, 372, 296, 610)}<g stroke="#fff3c4" stroke-width="14">${times(9, (i) => `<path d="M${540 - 42 + (i % 3) * 14} ${790 + i * 22}h${84 - i * 6}"/>`)}</g></g>
        <g filter="url(#brush)"><circle cx="540" cy="690" r="58" fill="#fff3c4"/></g>
        <rect x="392" y="976" width="296" height="160" fill="#fbf1da"/>
        ${text(540, 1032, "Painters of Light", { font: "bodoni-moda", size: 35, weight: 500, fill: INK, anchor: "middle", style: "font-style:italic" })}
        ${text(540, 1070, "Seascapes 1860 to 1910", { font: "bodoni-moda", size: 21, weight: 500, fill: INK, anchor: "middle" })}
        ${text(540, 1104, "5 May to 28 September", { font: "bodoni-moda", size: 21, weight: 500, fill: "#c2562b", anchor: "middle" })}`,
      )}
      ${times(
        4,
        (
          i,
        ) => `<path d="M${-20} ${1222 + i * 33}H1100V${1246 + i * 33}H-20Z" fill="${["#f1dcb3", "#ecd4a6", "#e6cc9b", "#dfc390"][i]}"/>
      <path d="M-20 ${1246 + i * 33}H1100V${1255 + i * 33}H-20Z" fill="#7d5f35" opacity=".75"/>`,
      )}
      <rect width="1080" height="1350" fill="url(#glow)"/>`,
  });
};

/** A monogram on stationery: letter, envelope and cards on plaster, morning light through leaves. */
import { n, polar, times } from "./lib/geometry.mjs";
import { lettering } from "./lib/outline.mjs";
import { sheet, text } from "./lib/page.mjs";
import { random } from "./lib/random.mjs";
import { grain, linear, paper } from "./lib/texture.mjs";

const WINE = "#5b1a26";
const IVORY = "#f7f1e6";

/** An O and an M that share their stems, drawn in hairlines. */
const monogram = (
  x,
  y,
  size,
  colour,
  weight = 2.6,
) => `<g transform="translate(${x} ${y}) scale(${size / 100})" fill="none" stroke="${colour}" stroke-width="${weight}">
  <circle r="50"/><circle r="46.5" stroke-width="${weight * 0.4}"/>
  <path d="M-27 37.5V-37.5L0 16L27 -37.5V37.5M-31.5 34V-34M31.5 34V-34" stroke-linejoin="bevel"/>
  <path d="M-35 37.5h12M23 37.5h12" /><path d="M0 22v8M-4 26h8" stroke-width="${weight * 0.6}"/></g>`;

function leaves(seed) {
  const { between } = random(seed);
  return times(4, (b) => {
    const [x, y, angle] = [
      [-40, 300, -24],
      [-60, 820, -38],
      [1130, 150, 158],
      [300, -60, 68],
    ][b];
    return `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M0 0H560" stroke="#3a1a10" stroke-width="7"/>${times(
      15,
      (i) => {
        const side = i % 2 ? 1 : -1;
        const [tx, ty] = polar(40 + i * 36, 0, between(120, 170), side * between(48, 62));
        const sx = 40 + i * 36;
        return `<path d="M${sx} 0Q${n((sx + tx) / 2 - 26)} ${n(ty * 0.62)} ${n(tx)} ${n(ty)}Q${n((sx + tx) / 2 + 34)} ${n(ty * 0.42)} ${sx} 0Z"/>`;
      },
    )}</g>`;
  });
}

export default async () => {
  const name = await lettering("italiana", "MIRABEAU", { size: 100, tracking: 0.12 });
  const at = (x, w, y, fill) =>
    name.fit({ x: x - w / 2, y, w }).svg(`fill="${fill}" stroke="${fill}" stroke-width="1.1"`);
  const sheetOf = (x, y, w, h, angle, fill, art, lift = "lift") =>
    `<g transform="translate(${x} ${y}) rotate(${angle})"><rect width="${w}" height="${h}" fill="${fill}" filter="url(#${lift})"/>
    <rect width="${w}" height="${h}" fill="${fill}" filter="url(#stock)"  style="mix-blend-mode:multiply" opacity=".55"/>${art}</g>`;
  const body = (x, y, rows, fill = "#5d4a40") =>
    rows
      .map((row, i) => text(x, y + i * 27, row, { font: "cormorant", size: 24, weight: 500, fill }))
      .join("");
  const letter = `${monogram(230, 92, 84, WINE)}${at(230, 210, 160, WINE)}${body(56, 268, ["14 October", "", "Dear Madame Aubry,", "", "your six shades of ivory came this", "morning. The third, the one you call", "first snow, is the one we have been", "looking for since spring. Please sell", "not one sheet of it to anyone else."])}
    ${text(56, 640, "Hélène Mirabeau", { font: "cormorant", size: 36, weight: 500, fill: WINE, style: "font-style:italic" })}`;
  return sheet({
    fonts: ["cormorant", "cormorant/italic"],
    ground: "#d8c4ae",
    defs:
      paper("plaster", { colour: "#e3cfb8", scale: "0.006 0.008", depth: 5, seed: 21 }) +
      paper("stock", { colour: "#fffaf0", scale: "0.35 0.35", depth: 0.5, seed: 5 }) +
      `<filter id="lift" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="5" dy="6" stdDeviation="5" flood-color="#3a1a10" flood-opacity=".34"/>
      <feDropShadow dx="22" dy="30" stdDeviation="26" flood-color="#3a1a10" flood-opacity=".3"/></filter>
       <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="13"/></filter>` +
      linear(
        "sun",
        [
          [0, "#fff4dd", 0.5],
          [0.6, "#fff", 0],
          [1, "#4a2316", 0.32],
        ],
        { x2: 1 },
      ) +
      linear(
        "foil",
        [
          [0, "#f6dfae"],
          [0.4, "#c08f4c"],
          [0.6, "#fbeccb"],
          [1, "#b27f3c"],
        ],
        { x2: 1 },
      ) +
      grain("grain", { strength: 0.05 }),
    art: `<rect width="1080" height="1350" filter="url(#plaster)"/>
      ${sheetOf(505, 92, 460, 690, 7, IVORY, letter)}
      ${sheetOf(
        64,
        640,
        640,
        430,
        -9,
        WINE,
        `<path d="M0 0L320 236L640 0Z" fill="#6b2230" filter="url(#lift)"/>
      <path d="M0 430L272 202M640 430L368 202" stroke="#000" stroke-opacity=".22" stroke-width="2"/>
      <g transform="translate(320 236)"><circle r="63" fill="#a37337" filter="url(#lift)"/>
      <circle r="63" fill="url(#foil)"/><circle r="55" fill="none" stroke="#8f6226" stroke-width="1.6"/>
      ${monogram(0, 0, 78, "#6e4717", 3)}</g>`,
      )}
      ${sheetOf(
        640,
        930,
        370,
        224,
        11,
        IVORY,
        `${monogram(185, 92, 86, "#dccfb9", 3)}<g transform="translate(1.4 1.6)">${monogram(185, 92, 86, "#fffdf6", 1.4)}</g>
      ${text(185, 176, "Hélène Mirabeau", { font: "cormorant", size: 27, weight: 600, fill: WINE, anchor: "middle" })}
      ${text(185, 203, "Letterpress and fine papers", { font: "cormorant", size: 20, weight: 500, fill: WINE, anchor: "middle", style: "font-style:italic" })}`,
      )}
      ${sheetOf(
        96,
        120,
        330,
        424,
        -4,
        "#e7d5bf",
        `${monogram(165, 172, 190, WINE, 1.8)}${at(165, 236, 316, WINE)}
      ${text(165, 376, "Atelier, rue du Cygne 8", { font: "cormorant", size: 21, weight: 600, fill: WINE, anchor: "middle", style: "font-style:italic" })}`,
      )}
      <g filter="url(#soft)" opacity=".26" fill="#3a1a10" style="mix-blend-mode:multiply">${leaves(8)}</g>
      <rect width="1080" height="1350" fill="url(#sun)"/>`,
  });
};

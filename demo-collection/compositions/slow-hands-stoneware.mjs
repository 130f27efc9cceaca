/** A still life of cut paper: eight vessels on a table, speckled like glaze, each with its own shadow. */
import { curve, n, times } from "./lib/geometry.mjs";
import { sheet, text } from "./lib/page.mjs";
import { random } from "./lib/random.mjs";
import { grain, rough } from "./lib/texture.mjs";

const C = { wall: "#e9dcc6", table: "#b9674a", ink: "#2a241f" };
const TABLE = 1010;

/** A vessel from half of its profile: [half width, height above the table] from the foot up. */
function vessel(
  id,
  x,
  base,
  profile,
  colour,
  shade,
  { speck = "#2a241f", handle = "", lip = true, seed = 1 } = {},
) {
  const { between } = random(seed);
  const right = profile.map(([w, h]) => [x + w, base - h]);
  const left = profile.map(([w, h]) => [x - w, base - h]).reverse();
  const d = `${curve(right, { tension: 5.2 })}L${curve(left, { tension: 5.2 }).slice(1)}Z`;
  const [topW, topH] = profile.at(-1);
  const wide = Math.max(...profile.map(([w]) => w));
  const specks = times(
    95,
    () =>
      `<circle cx="${n(between(x - wide, x + wide))}" cy="${n(between(base - topH, base))}" r="${n(between(0.7, 2.9))}"/>`,
  );
  return `<g filter="url(#cut)">${handle}<path d="${d}" fill="${colour}"/></g>
  <clipPath id="${id}"><path d="${d}"/></clipPath>
  <g clip-path="url(#${id})"><path d="M${x + wide * 0.28} ${base - topH - 30}Q${x + wide * 0.62} ${base - topH / 2} ${x + wide * 0.16} ${base + 20}H${x + wide + 40}V${base - topH - 30}Z" fill="${shade}"/>
  <g fill="${speck}" opacity=".5">${specks}</g></g>
    ${lip ? `<ellipse cx="${x}" cy="${base - topH}" rx="${topW}" ry="${n(topW * 0.13 + 3)}" fill="${C.ink}" opacity=".82"/>` : ""}`;
}

export default () => {
  const ring = (d, colour, w = 22) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}"/>`;
  const branch = `<g fill="none" stroke="${C.ink}" stroke-width="6" stroke-linecap="round"><path d="M352 500C340 400 380 330 350 214M351 420Q300 380 282 322M362 350Q410 316 424 262"/></g>${[
    [350, 206, -8],
    [334, 268, -60],
    [372, 286, 50],
    [278, 312, -38],
    [318, 376, -70],
    [296, 356, 30],
    [430, 252, 30],
    [396, 302, 78],
    [344, 330, -50],
    [372, 396, 60],
  ]
    .map(
      ([x, y, r]) =>
        `<path d="M0 0C26 -14 28 -52 0 -76C-28 -52 -26 -14 0 0Z" transform="translate(${x} ${y}) rotate(${r})" fill="#5d6b3c"/>`,
    )
    .join("")}`;
  return sheet({
    fonts: ["gloock"],
    ground: C.wall,
    defs:
      '<filter id="cut" x="-30%" y="-30%" width="170%" height="170%"><feDropShadow dx="9" dy="7" stdDeviation="6" flood-color="#3a1c0c" flood-opacity=".42"/></filter>' +
      rough("r", { amount: 3, scale: 0.02 }) +
      grain("grain", { strength: 0.09, seed: 12, scale: 0.7 }),
    art: `<g filter="url(#grain)"><rect width="1080" height="1350" fill="${C.wall}"/><g filter="url(#r)">
      <g filter="url(#cut)"><path d="M120 ${TABLE}V470A330 330 0 0 1 780 470V${TABLE}Z" fill="#d8c2a0"/></g>
      <g filter="url(#cut)"><circle cx="800" cy="392" r="150" fill="#d98e3f"/></g>
      <g filter="url(#cut)"><path d="M-20 ${TABLE - 40}L1100 ${TABLE - 58}V1370H-20Z" fill="${C.table}"/></g>
      <path d="M-20 1180L1100 1160V1370H-20Z" fill="#a5553b"/>
      <g filter="url(#cut)">${branch}</g>
      ${vessel(
        "a",
        352,
        TABLE - 20,
        [
          [66, 0],
          [112, 120],
          [132, 230],
          [98, 360],
          [38, 430],
          [34, 490],
          [46, 520],
        ],
        "#47584f",
        "#35433c",
        { speck: "#e9dcc6", seed: 2 },
      )}
      ${vessel(
        "b",
        618,
        TABLE - 26,
        [
          [60, 0],
          [66, 160],
          [58, 340],
          [62, 480],
          [44, 570],
          [30, 640],
          [40, 672],
        ],
        "#efe6d4",
        "#d9cbb2",
        { seed: 5 },
      )}
      ${vessel(
        "c",
        862,
        TABLE - 16,
        [
          [84, 0],
          [150, 90],
          [160, 190],
          [118, 290],
          [60, 330],
          [62, 366],
        ],
        "#2f4a66",
        "#223750",
        { speck: "#e9dcc6", seed: 9, handle: ring("M990 780C1066 770 1070 900 996 930", "#2f4a66") },
      )}
      ${vessel(
        "d",
        196,
        TABLE + 44,
        [
          [48, 0],
          [98, 60],
          [118, 130],
          [104, 190],
          [108, 210],
        ],
        "#c98a62",
        "#b0734d",
        { seed: 14 },
      )}
      ${vessel(
        "e",
        486,
        TABLE + 70,
        [
          [62, 0],
          [120, 70],
          [150, 128],
          [156, 150],
        ],
        "#1f1b18",
        "#0f0d0b",
        { speck: "#d8c2a0", seed: 21 },
      )}
      ${vessel(
        "f",
        722,
        TABLE + 92,
        [
          [54, 0],
          [62, 60],
          [62, 150],
          [60, 176],
        ],
        "#b8b79a",
        "#9c9b7e",
        { seed: 33, handle: ring("M776 970C840 960 840 1070 778 1062", "#b8b79a", 18) },
      )}
      ${vessel(
        "g",
        930,
        TABLE + 72,
        [
          [30, 0],
          [70, 24],
          [96, 62],
          [100, 78],
        ],
        "#e6d2bb",
        "#cfb79b",
        { seed: 40 },
      )}
      </g></g>
      ${text(64, 130, "Slow", { font: "gloock", size: 116, fill: C.ink, tracking: -0.02 })}
      ${text(1016, 130, "Hands", { font: "gloock", size: 116, fill: C.ink, anchor: "end", tracking: -0.02 })}
      ${text(64, 1262, "Stoneware by Ina Falk", { font: "gloock", size: 36, fill: "#f3e6d2" })}
      ${text(64, 1304, "Two hundred pieces, one kiln, no seconds", { font: "gloock", size: 27, fill: "#f0cdb4" })}
      ${text(1016, 1262, "3 to 12 October", { font: "gloock", size: 36, fill: "#f3e6d2", anchor: "end" })}
      ${text(1016, 1304, "Loom Street 21", { font: "gloock", size: 27, fill: "#f0cdb4", anchor: "end" })}`,
  });
};

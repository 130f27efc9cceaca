/** A pocket radio in the spirit of sixties industrial design, on a strict grid. */
import { n, polar, times } from "./lib/geometry.mjs";
import { sheet, text } from "./lib/page.mjs";
import { grain, linear } from "./lib/texture.mjs";

const C = { ground: "#d8d6cf", ink: "#1b1b1a", orange: "#f25a1d", body: "#f3f1ea" };

function speaker(cx, cy, r) {
  const holes = [];
  for (let ring = 0; ring < 13; ring++) {
    const count = ring === 0 ? 1 : ring * 6;
    for (let i = 0; i < count; i++) {
      const [x, y] = polar(cx, cy, (ring * r) / 12, (i * 360) / count);
      holes.push(
        `<circle cx="${n(x)}" cy="${n(y + 1.4)}" r="5.4" fill="#fff"/>
        <circle cx="${n(x)}" cy="${n(y)}" r="5.2" fill="url(#hole)"/>`,
      );
    }
  }
  return holes.join("");
}

function dial(cx, cy, r) {
  const ticks = times(61, (i) => {
    const angle = 150 + i * 4;
    const [a, b] = polar(cx, cy, r + 20, angle);
    const [c, d] = polar(cx, cy, r + (i % 5 ? 30 : 40), angle);
    return `<path d="M${n(a)} ${n(b)}L${n(c)} ${n(d)}" stroke="${C.ink}" stroke-width="${i % 5 ? 1.6 : 3}"/>`;
  });
  const figures = [88, 92, 96, 100, 104, 108]
    .map((mhz, i) => {
      const [x, y] = polar(cx, cy, r + 60, 150 + i * 48);
      return text(n(x), n(y + 6), mhz, {
        font: "archivo",
        size: 18,
        weight: 600,
        fill: C.ink,
        anchor: "middle",
      });
    })
    .join("");
  return `${ticks}${figures}<circle cx="${cx + 10}" cy="${cy + 16}" r="${r}" fill="#000" opacity=".3" filter="url(#soft)"/>
  <circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#knob)"/>
  <circle cx="${cx}" cy="${cy}" r="${r - 9}" fill="${C.orange}"/>
  <circle cx="${cx}" cy="${cy}" r="${r - 9}" fill="url(#dish)"/>
    <g transform="rotate(-34 ${cx} ${cy})"><rect x="${cx - 4}" y="${cy - r + 16}" width="8" height="40" rx="4" fill="#fff"/></g>
    <circle cx="${cx + 22}" cy="${cy + 34}" r="15" fill="#000" opacity=".14"/>
    <circle cx="${cx + 22}" cy="${cy + 34}" r="13" fill="url(#dish)"/>`;
}

export default () => {
  const t = (x, y, words, size, weight = 500, anchor = "start", fill = C.ink) =>
    text(x, y, words, { font: "archivo", size, weight, fill, anchor, tracking: size > 60 ? -0.05 : -0.005 });
  const key = (x, colour, label) =>
    `<rect x="${x}" y="1018" width="74" height="34" rx="6" fill="#000" opacity=".22" transform="translate(4 6)"/>
    <rect x="${x}" y="1018" width="74" height="34" rx="6" fill="${colour}"/>
    <rect x="${x}" y="1018" width="74" height="12" rx="6" fill="#fff" opacity=".35"/>
    ${t(x + 37, 1080, label, 15, 600, "middle")}`;
  return sheet({
    fonts: ["archivo"],
    ground: C.ground,
    defs:
      linear(
        "case",
        [
          [0, "#fbfaf6"],
          [0.5, "#f0ede4"],
          [1, "#dcd8cc"],
        ],
        { x2: 1 },
      ) +
      linear(
        "knob",
        [
          [0, "#ff8a55"],
          [1, "#a83408"],
        ],
        { x2: 1 },
      ) +
      linear(
        "dish",
        [
          [0, "#000", 0.2],
          [0.5, "#000", 0],
          [1, "#fff", 0.28],
        ],
        { x2: 1 },
      ) +
      linear("hole", [
        [0, "#2a2826"],
        [1, "#6b665d"],
      ]) +
      linear(
        "wall",
        [
          [0, "#e2e0da"],
          [1, "#c9c6bd"],
        ],
        { x2: 1 },
      ) +
      linear(
        "steel",
        [
          [0, "#fff"],
          [0.4, "#a9a9a6"],
          [0.6, "#dededb"],
          [1, "#77777a"],
        ],
        { x2: 1, y2: 0 },
      ) +
      '<filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="10"/></filter><filter id="cast" x="-30%" y="-30%" width="180%" height="180%"><feGaussianBlur stdDeviation="30"/></filter>' +
      grain("grain", { strength: 0.045 }),
    art: `<g filter="url(#grain)"><rect width="1080" height="1350" fill="url(#wall)"/>
      <rect x="396" y="300" width="610" height="850" rx="46" fill="#3b362c" opacity=".5" filter="url(#cast)" transform="translate(52 60)"/>
      <rect x="396" y="300" width="610" height="850" rx="46" fill="#3b362c" opacity=".55" filter="url(#soft)" transform="translate(10 14)"/>
      <rect x="900" y="66" width="13" height="250" rx="6" fill="url(#steel)"/>
      <rect x="895" y="60" width="23" height="22" rx="6" fill="url(#steel)"/>
      <rect x="396" y="300" width="610" height="850" rx="46" fill="url(#case)"/>
      <rect x="398" y="302" width="606" height="846" rx="44" fill="none" stroke="#fff" stroke-width="4" opacity=".9"/>
      <path d="M396 706H1006" stroke="#b5b0a2" stroke-width="2"/>
      <path d="M396 708.5H1006" stroke="#fff" stroke-width="2"/></g>
      ${speaker(701, 504, 156)}${dial(760, 886, 100)}
      ${key(446, "#2a2a29", "Off")}${key(536, "#f3f1ea", "FM")}<g>${t(446, 776, "Field Radio", 24, 700)}${t(446, 804, "four", 24, 400)}</g>
      <circle cx="454" cy="850" r="7" fill="${C.orange}"/>${t(470, 856, "Battery", 15, 600)}
      ${t(62, 246, "FR", 200, 800)}${t(62, 420, "4", 200, 800, "start", C.orange)}
      ${["One dial.", "Two keys.", "No screen.", "Ninety hours."].map((row, i) => t(66, 1026 + i * 38, row, 31, i === 3 ? 700 : 450)).join("")}
      <path d="M66 1226H1014" stroke="${C.ink}" stroke-width="3"/>
      ${t(66, 1276, "Velden Audio", 25, 700)}${t(396, 1276, "Folded steel, cast nylon", 25)}${t(1014, 1276, "From 3 March", 25, 500, "end")}`,
  });
};

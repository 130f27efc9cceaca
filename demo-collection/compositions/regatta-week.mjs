/** Signal flags R, E, G, A, T, T, A on one halyard, each waving as a grid of shaded slices. */
import { n, polygon, range, times } from "./lib/geometry.mjs";
import { sheet, text } from "./lib/page.mjs";
import { grain } from "./lib/texture.mjs";

const C = {
  red: "#c8382c",
  blue: "#234a8a",
  yellow: "#f0bd3f",
  white: "#f7efdc",
  sky: "#f3e2bd",
  sea: "#2d6f86",
  ink: "#1c2f4a",
};

/** Regions of each flag in the unit square, as [colour, u0, v0, u1, v1]. */
const FLAGS = {
  R: [
    [C.red, 0, 0, 1, 1],
    [C.yellow, 0.4, 0, 0.6, 1],
    [C.yellow, 0, 0.38, 1, 0.62],
  ],
  E: [
    [C.blue, 0, 0, 1, 0.5],
    [C.red, 0, 0.5, 1, 1],
  ],
  G: range(6).map((i) => [i % 2 ? C.blue : C.yellow, i / 6, 0, (i + 1) / 6, 1]),
  A: [
    [C.white, 0, 0, 0.5, 1],
    [C.blue, 0.5, 0, 1, 1],
  ],
  T: [
    [C.red, 0, 0, 1 / 3, 1],
    [C.white, 1 / 3, 0, 2 / 3, 1],
    [C.blue, 2 / 3, 0, 1, 1],
  ],
};

function flag(name, x, y, w, h, phase) {
  const place = (u, v) => [
    x + u * w * (1 - 0.035 * Math.cos(phase + u * 5)) + v * u * 5,
    y + v * h + Math.sin(u * 6.4 + phase) * 17 * (0.15 + u) + u * 12,
  ];
  const band = (u0, v0, u1, v1) =>
    polygon([
      ...range(25).map((i) => place(u0 + ((u1 - u0) * i) / 24, v0)),
      ...range(25).map((i) => place(u1 - ((u1 - u0) * i) / 24, v1)),
    ]);
  const notch =
    name === "A"
      ? `<path d="${polygon([place(1.03, -0.02), place(0.74, 0.5), place(1.03, 1.02), place(1.2, 0.5)])}" fill="#000"/>`
      : "";
  const id = `f${Math.round(y)}`;
  const slices = times(30, (i) => {
    const u = i / 30;
    const light = Math.cos(u * 6.4 + phase);
    return `<path d="${band(u, 0, u + 1 / 29, 1)}" fill="${light > 0 ? "#1b1206" : "#fff"}" opacity="${n(Math.abs(light) * (light > 0 ? 0.26 : 0.2))}"/>`;
  });
  return `<mask id="${id}"><rect width="1080" height="1350" fill="#fff"/>
  ${notch}</mask>
  <g mask="url(#${id})">${FLAGS[name].map(([colour, ...area]) => `<path d="${band(...area)}" fill="${colour}" stroke="${colour}" stroke-width=".6"/>`).join("")}${slices}<path d="${band(0, 0, 0.03, 1)}" fill="${C.white}"/></g>
    <path d="M${x} ${y + 4}l-16 8M${x} ${y + h - 4}l-16 -8" stroke="${C.ink}" stroke-width="4"/>`;
}

const yacht = (x, y, s, jib, main) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0 -176L6 -10H-92Q-30 -70 0 -176Z" fill="${main}"/>
  <path d="M10 -164Q66 -60 84 -14L14 -8Z" fill="${jib}"/>
  <path d="M-96 0H100Q84 30 50 32H-62Q-86 26 -96 0Z" fill="${C.ink}"/>
  <path d="M4 -184V2" stroke="${C.ink}" stroke-width="5"/></g>`;

export default () => {
  const [h, gap, top] = [134, 30, 84];
  const flags = [..."REGATTA"]
    .map((letter, i) => flag(letter, 132, top + i * (h + gap), 300, h, i * 1.9 + 0.6))
    .join("");
  const t = (x, y, words, size, fill = C.ink, anchor = "start") =>
    text(x, y, words, { font: "abril-fatface", size, fill, anchor, tracking: size > 80 ? -0.02 : 0 });
  const waves = times(
    9,
    (r) =>
      `<path d="M${-60 + (r % 2) * 34} ${1010 + r * 42}${times(18, () => "q34 -20 68 0")}" fill="none" stroke="${r % 3 ? "#4f93a5" : "#8fc0c4"}" stroke-width="5" opacity=".8"/>`,
  );
  return sheet({
    fonts: ["abril-fatface"],
    ground: C.sky,
    defs: grain("grain", { strength: 0.12, seed: 9 }),
    art: `<g filter="url(#grain)"><rect width="1080" height="1350" fill="${C.sky}"/>
    <circle cx="884" cy="760" r="118" fill="#e98a4f"/>
    ${times(7, (i) => `<rect x="740" y="${800 + i * 22}" width="300" height="${4 + i * 1.6}" fill="${C.sky}"/>`)}
      <path d="M0 952H1080V1350H0Z" fill="${C.sea}"/>${waves}
      ${yacht(884, 968, 0.9, C.white, C.red)}${yacht(664, 946, 0.42, C.white, C.white)}${yacht(556, 944, 0.28, C.yellow, C.white)}${yacht(1010, 944, 0.3, C.white, C.yellow)}
      <path d="M112 -10V1360" stroke="${C.ink}" stroke-width="9"/>
      <path d="M112 -10V1360" stroke="#8a6a44" stroke-width="3" stroke-dasharray="9 7"/>${flags}
      ${t(500, 184, "Regatta", 136)}${t(500, 316, "Week", 136, C.red)}
      ${t(506, 396, "Seven races, seven flags,", 34)}${t(506, 442, "and one very long lunch", 34)}<path d="M506 482H1010" stroke="${C.ink}" stroke-width="4"/>
      ${t(506, 540, "2 to 9 August", 34, C.red)}${t(1010, 540, "Port Ennis", 34, C.red, "end")}
      ${t(500, 1296, "Ennis Yacht Club", 36, C.white)}${t(1010, 1296, "est. 1902", 36, C.white, "end")}</g>
`,
  });
};

/** Four feather flags on a beach spell the event; kites pull above a sea drawn in bands. */
import { curve, n, range, times } from "./lib/geometry.mjs";
import { lettering } from "./lib/outline.mjs";
import { sheet, text } from "./lib/page.mjs";
import { grain } from "./lib/texture.mjs";

const C = {
  sky: "#8fd6e8",
  cloud: "#e8f8f6",
  sea: "#1e8fa8",
  deep: "#136f8c",
  sand: "#f7dca6",
  dune: "#efc67f",
  ink: "#15324b",
  red: "#f04e3e",
  yellow: "#ffc62e",
  pink: "#ff8fb1",
  white: "#fffaf0",
  green: "#20a37f",
};

const sail = (x, y) =>
  `M${x} ${y}V${y - 560}C${x} ${y - 690} ${x + 66} ${y - 752} ${x + 164} ${y - 742}C${x + 196} ${y - 610} ${x + 190} ${y - 260} ${x + 150} ${y - 34}Q${x + 84} ${y + 22} ${x} ${y}Z`;

async function flag(i, x, y, word, ground, ink, pattern) {
  const letters = [...word];
  const [top, bottom] = [y - 600, y - 46];
  const step = (bottom - top) / 4;
  const start = top + (step * (4 - letters.length)) / 2;
  const glyphs = await Promise.all(
    letters.map(
      async (letter, k) =>
        (await lettering("bungee", letter, { size: 100 })).fit({
          x: x + 34 - (letter === "I" ? -34 : 0),
          y: start + k * step + 8,
          w: letter === "I" ? 44 : 112,
          h: step - 24,
        }).d,
    ),
  );
  return `<ellipse cx="${x + 60}" cy="${y + 118}" rx="120" ry="13" fill="#b98a45" opacity=".5"/>
  <path d="M${x - 4} ${y + 112}V${y - 560}C${x - 4} ${y - 700} ${x + 66} ${y - 760} ${x + 166} ${y - 749}" fill="none" stroke="${C.ink}" stroke-width="10" stroke-linecap="round"/>
    <clipPath id="s${i}"><path d="${sail(x, y)}"/></clipPath><path d="${sail(x, y)}" fill="${ground}"/>
    <g clip-path="url(#s${i})">${pattern}<path d="M${x + 120} ${y - 760}C${x + 160} ${y - 500} ${x + 100} ${y - 260} ${x + 130} ${y + 30}H${x + 220}V${y - 760}Z" fill="#000" opacity=".1"/></g>
    <path d="${glyphs.join("")}" fill="${ink}"/>`;
}

const tail = (points, colours) =>
  `<path d="${curve(points)}" fill="none" stroke="${C.ink}" stroke-width="3"/>${points
    .slice(1)
    .map(
      ([x, y], i) =>
        `<path d="M${x} ${y}l-16 -9v18ZM${x} ${y}l16 -9v18Z" fill="${colours[i % colours.length]}" transform="rotate(${i * 37} ${x} ${y})"/>`,
    )
    .join("")}`;
const line = (x, y, tx, ty) =>
  `<path d="M${x} ${y}Q${(x + tx) / 2 + 30} ${(y + ty) / 2 + 90} ${tx} ${ty}" fill="none" stroke="${C.ink}" stroke-width="1.8" opacity=".7"/>`;

const diamond = (x, y, s, turn, [a, b, c, d]) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"><path d="M0 -80V0H-56Z" fill="${a}"/>
  <path d="M0 -80V0H56Z" fill="${b}"/><path d="M0 110V0H-56Z" fill="${c}"/><path d="M0 110V0H56Z" fill="${d}"/></g>`;

export default async () => {
  const y = 1064;
  const xs = [104, 334, 564, 794];
  const flags = await Promise.all([
    flag(
      0,
      xs[0],
      y,
      "BIG",
      C.red,
      C.white,
      times(
        6,
        (i) =>
          `<rect x="80" y="${y - 780 + i * 34}" width="240" height="17" fill="${C.white}" opacity="${i < 5 ? 1 : 0}"/>`,
      ),
    ),
    flag(
      1,
      xs[1],
      y + 30,
      "WIND",
      C.yellow,
      C.ink,
      times(6, (r) =>
        times(7, (c) =>
          (r + c) % 2
            ? ""
            : `<rect x="${320 + c * 34}" y="${y - 730 + r * 26}" width="34" height="26" fill="${C.ink}" opacity="${r < 4 ? 1 : 0}"/>`,
        ),
      ),
    ),
    flag(
      2,
      xs[2],
      y,
      "WEEK",
      C.white,
      C.green,
      times(
        6,
        (i) =>
          `<path d="${curve(range(9).map((k) => [550 + k * 28, y - 742 + i * 25 + (k % 2 ? 9 : -9)]))}" fill="none" stroke="${C.green}" stroke-width="10" opacity="${i < 5 ? 1 : 0}"/>`,
      ),
    ),
    flag(
      3,
      xs[3],
      y + 30,
      "END",
      C.pink,
      C.ink,
      times(7, (r) =>
        times(
          8,
          (c) =>
            `<circle cx="${790 + c * 30 + (r % 2) * 15}" cy="${y - 700 + r * 26}" r="8" fill="${C.red}" opacity="${r < 5 ? 1 : 0}"/>`,
        ),
      ),
    ),
  ]);
  const swirl = (x, y0, w, flip) =>
    `<path d="M${x} ${y0}h${w}c60 0 60 -64 14 -64c-34 0 -40 44 -8 44" transform="${flip ? `translate(0 ${2 * y0}) scale(1 -1)` : ""}" fill="none" stroke="${C.cloud}" stroke-width="13" stroke-linecap="round"/>`;
  const gull = (x, y0, s) =>
    `<path d="M${x - 30 * s} ${y0}q${15 * s} ${-16 * s} ${30 * s} 0q${15 * s} ${-16 * s} ${30 * s} 0" fill="none" stroke="${C.white}" stroke-width="${n(6 * s)}" stroke-linecap="round"/>`;
  return sheet({
    fonts: ["bungee"],
    ground: C.sky,
    defs: grain("grain", { strength: 0.07, seed: 5 }),
    art: `<g filter="url(#grain)"><rect width="1080" height="1350" fill="${C.sky}"/>
    ${swirl(-20, 236, 230)}${swirl(640, 300, 260, true)}${swirl(60, 430, 150, true)}${swirl(380, 150, 130)}${swirl(760, 500, 330)}
      ${line(196, 150, 330, 900)}${line(560, 118, 560, 900)}${line(900, 170, 700, 900)}
      ${tail(
        [
          [222, 244],
          [252, 290],
          [232, 334],
          [270, 374],
        ],
        [C.yellow, C.white],
      )}${diamond(196, 150, 1.06, -14, [C.red, C.yellow, C.yellow, C.red])}
      <g transform="translate(552 112) rotate(8)"><path d="M0 -62L120 40Q60 22 0 40Q-60 22 -120 40Z" fill="${C.pink}"/>
      <path d="M0 -62L40 30Q20 34 0 40Q-20 34 -40 30Z" fill="${C.white}"/>
      <path d="M-60 28q-10 60 10 96M60 28q12 50 -4 104M0 40q12 50 0 110" fill="none" stroke="${C.red}" stroke-width="9" stroke-linecap="round"/></g>
      <g transform="translate(902 168) rotate(12)"><path d="M-74 10A74 74 0 0 1 74 10Z" fill="${C.green}"/>
      <path d="M-30 10A30 74 0 0 1 30 10Z" fill="${C.yellow}"/>${range(7)
        .map(
          (i) =>
            `<path d="${curve(range(6).map((k) => [-66 + i * 22 + Math.sin(k * 1.5 + i) * 9, 10 + k * 26]))}" fill="none" stroke="${i % 2 ? C.yellow : C.green}" stroke-width="10" stroke-linecap="round"/>`,
        )
        .join(
          "",
        )}<circle cx="-20" cy="-18" r="9" fill="${C.ink}"/><circle cx="20" cy="-18" r="9" fill="${C.ink}"/></g>
      ${gull(330, 300, 1)}${gull(420, 350, 0.7)}${gull(1010, 420, 0.8)}
      <rect y="912" width="1080" height="300" fill="${C.sea}"/>
      <path d="M0 946q45 -16 90 0t90 0t90 0t90 0t90 0t90 0t90 0t90 0t90 0t90 0t90 0t90 0V1210H0Z" fill="${C.deep}"/>
      <path d="M-40 996q45 -16 90 0t90 0t90 0t90 0t90 0t90 0t90 0t90 0t90 0t90 0t90 0t90 0V1210H-40Z" fill="${C.sea}"/>
      <path d="M0 1066Q200 1030 420 1058T820 1050T1080 1068V1350H0Z" fill="${C.white}"/>
      <path d="M0 1082Q200 1046 420 1074T820 1066T1080 1084V1350H0Z" fill="${C.sand}"/>
      <path d="M0 1222Q300 1176 620 1214T1080 1204V1350H0Z" fill="${C.dune}"/>
      ${flags.join("")}</g>
      ${text(540, 1266, "KITES, FLAGS AND A LOT OF HAIR", { font: "bungee", size: 38, fill: C.ink, anchor: "middle" })}
      ${text(540, 1312, "13–14 September, Tolland Sands", { font: "bungee", size: 29, fill: C.red, anchor: "middle" })}`,
  });
};

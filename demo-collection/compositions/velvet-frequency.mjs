/** A sixties dance-hall bill: four lines of lettering poured into a flame, with vibrating echoes around it. */
import { curve, n, range, times } from "./lib/geometry.mjs";
import { lettering } from "./lib/outline.mjs";
import { sheet } from "./lib/page.mjs";
import { grain } from "./lib/texture.mjs";

const INK = { night: "#2b0a3d", pink: "#ff2e7e", orange: "#ff7a1a", sun: "#ffd23f", teal: "#12b5a6" };
const TOP = 170;
const BOTTOM = 1118;

const centre = (t) => 540 + 46 * Math.sin(t * 5.2 + 0.5) * (1 - t * 0.6);
const half = (t) => 30 + 372 * Math.sin(Math.PI * t ** 0.72 * 0.86) ** 0.8 * (1 - 0.12 * t);
const edge = (t, side) => [centre(t) + side * half(t), TOP + (BOTTOM - TOP) * t];

const flame = curve(
  [...range(33).map((i) => edge((i / 32) ** 2, 1)), ...range(33).map((i) => edge((1 - i / 32) ** 2, -1))],
  { closed: true },
);

/** The wavy rule between two lines, in 0..1 of the flame's height. */
const rule = (at, wave, phase) => (u) => at + wave * Math.sin(u * Math.PI * 2 + phase);

async function line(words, upper, lower, gap = 0.008) {
  const letters = await lettering("bowlby-one", words, { size: 100, tracking: -0.005 });
  return letters.warp((u, v) => {
    const [a, b] = [upper(u) + gap, lower(u) - gap];
    const t = a + (b - a) * v;
    const inset = 15;
    const width = half(t) - inset;
    return [centre(t) + (u * 2 - 1) * width, TOP + (BOTTOM - TOP) * t];
  }, 8).d;
}

export default async () => {
  const rules = [
    (u) => 0.035 + 0.11 * (u * 2 - 1) ** 2,
    rule(0.31, 0.028, 0.4),
    rule(0.55, -0.03, 0.9),
    rule(0.765, 0.026, 1.6),
    rule(0.975, -0.006, 0),
  ];
  const words = ["VELVET", "FREQUENCY", "ALL NIGHT", "ON VINYL"];
  const lines = await Promise.all(words.map((word, i) => line(word, rules[i], rules[i + 1])));
  const rays = times(40, (i) => {
    const points = range(14).map((k) => {
      const radius = 60 + k * 95;
      const angle = (i / 40) * Math.PI * 2 + 0.2 * Math.sin(k * 0.75);
      return [540 + radius * Math.cos(angle), 640 + radius * Math.sin(angle)];
    });
    const back = range(14).map((k) => {
      const radius = 60 + (13 - k) * 95;
      const angle = ((i + 0.5) / 40) * Math.PI * 2 + 0.2 * Math.sin((13 - k) * 0.75);
      return [540 + radius * Math.cos(angle), 640 + radius * Math.sin(angle)];
    });
    return `<path d="${curve(points)}L${curve(back).slice(1)}Z" fill="${INK.orange}"/>`;
  });
  const echoes = [
    [250, INK.night],
    [214, INK.teal],
    [178, INK.night],
    [142, INK.sun],
    [106, INK.night],
    [70, INK.pink],
    [34, INK.night],
  ];
  const foot = await lettering("chango", "SATURDAY 14 JUNE", { size: 58 });
  const small = await lettering("chango", "CELLAR ROOM  ·  NINE TILL DAWN", { size: 40 });
  const bend = (lift) => (u) => (1 - (u * 2 - 1) ** 2) * lift;
  const arcText = (letters, x, y, w, h) =>
    letters.warp((u, v) => [x + u * w, y + v * h + bend(-34)(u) + 34], 6).d;
  return sheet({
    ground: INK.pink,
    defs: grain("grain", { strength: 0.16, seed: 8 }),
    art: `<g filter="url(#grain)"><rect width="1080" height="1350" fill="${INK.pink}"/>${rays}
      ${echoes.map(([width, colour]) => `<path d="${flame}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linejoin="round"/>`).join("")}
      <path d="${flame}" fill="${INK.orange}"/>
      <path d="${lines.join("")}" fill="${INK.night}"/>
      <path d="M0 1350V1196Q540 1112 1080 1196V1350Z" fill="${INK.night}"/>
      <path d="M0 1200Q540 1116 1080 1200" fill="none" stroke="${INK.sun}" stroke-width="10"/>
      <path d="${arcText(foot, 150, 1176, 780, 62)}" fill="${INK.sun}"/>
      <path d="${arcText(small, 190, 1258, 700, 36)}" fill="${INK.teal}"/></g>`,
  });
};

/** Three risograph drums, yellow, pink and blue, printed over each other a hair out of register. */
import { curve, n, range, times } from "./lib/geometry.mjs";
import { lettering } from "./lib/outline.mjs";
import { sheet, text } from "./lib/page.mjs";
import { random } from "./lib/random.mjs";
import { worn } from "./lib/texture.mjs";

const PINK = "#ff4c6f";
const BLUE = "#2453c9";
const YELLOW = "#ffd21f";

const dots = (id, colour, size, gap) =>
  `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${id === "pd" ? 15 : 45})"><circle cx="${gap / 2}" cy="${gap / 2}" r="${size}" fill="${colour}"/></pattern>`;

/** Noodles that hang from the chopsticks into the bowl. */
function noodles(seed, count, width) {
  const { between } = random(seed);
  return times(count, (i) => {
    const top = 470 + (i / (count - 1)) * 160;
    const bottom = 330 + (i / (count - 1)) * 430;
    const points = range(9).map((k) => {
      const t = k / 8;
      const spread = t * t;
      return [
        top + (bottom - top) * spread + Math.sin(t * 9 + i * 1.7) * 13 * (0.3 + t),
        560 + t * 360 + between(-6, 6),
      ];
    });
    return `<path d="${curve(points)}" stroke-width="${width}"/>`;
  });
}

const lantern = (x, y, r) => ({
  pink: `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.86}"/>`,
  blue: `<path d="M${x} 0V${y - r * 0.86}" stroke-width="4"/>
  <g stroke-width="5" fill="none"><ellipse cx="${x}" cy="${y}" rx="${r * 0.34}" ry="${r * 0.86}"/>
  <ellipse cx="${x}" cy="${y}" rx="${r * 0.72}" ry="${r * 0.86}"/></g>
  <path d="M${x - r * 0.36} ${y - r * 0.94}h${r * 0.72}v15h-${r * 0.72}zM${x - r * 0.36} ${y + r * 0.8}h${r * 0.72}v15h-${r * 0.72}z" fill="${BLUE}" stroke="none"/>
  <path d="M${x} ${y + r * 0.8 + 14}v44M${x - 9} ${y + r * 0.8 + 14}v34M${x + 9} ${y + r * 0.8 + 14}v34" stroke-width="4"/>`,
  yellow: `<ellipse cx="${x}" cy="${y}" rx="${r * 0.62}" ry="${r * 0.72}"/>`,
});

export default async () => {
  const first = await lettering("bagel-fat-one", "Lantern", { size: 100, tracking: -0.01 });
  const second = await lettering("bagel-fat-one", "Street", { size: 100, tracking: -0.01 });
  const lanterns = [
    lantern(104, 250, 78),
    lantern(986, 300, 84),
    lantern(952, 640, 50),
    lantern(150, 560, 58),
  ];
  const bowl = "M170 880H910C910 1090 800 1190 540 1190C280 1190 170 1090 170 880Z";
  const wave = times(
    9,
    (i) =>
      `<path d="M${190 + i * 82} 990a41 41 0 0 1 82 0M${206 + i * 82} 990a25 25 0 0 1 50 0M${222 + i * 82} 990a9 9 0 0 1 18 0"/>`,
  );
  const layer = (ink, art, dx, dy, seed) =>
    `<g style="mix-blend-mode:multiply" transform="translate(${dx} ${dy})" filter="url(#w${seed})" fill="${ink}" stroke="none">${art}</g>`;
  const egg = (fill, r) =>
    `<ellipse cx="716" cy="872" rx="${r * 1.3}" ry="${r}" fill="${fill}" transform="rotate(-12 716 872)"/>`;
  const scallion = random(31);
  const rings = times(
    15,
    () =>
      `<circle cx="${n(scallion.between(250, 560))}" cy="${n(scallion.between(846, 884))}" r="${n(scallion.between(9, 15))}" fill="none" stroke="${BLUE}" stroke-width="6"/>`,
  );
  const title = `${first.fit({ x: 214, y: 64, w: 652 }).d}`;
  const title2 = `${second.fit({ x: 262, y: 256, w: 556 }).d}`;
  return sheet({
    fonts: ["space-mono/700"],
    ground: "#f7f2e6",
    defs:
      worn("w1", { seed: 3, bite: 0.265, hard: 14 }) +
      worn("w2", { seed: 9, bite: 0.27, hard: 14 }) +
      worn("w3", { seed: 15, bite: 0.265, hard: 14 }) +
      dots("pd", PINK, 4.4, 14) +
      dots("bd", BLUE, 3.6, 13),
    art:
      layer(
        YELLOW,
        `<circle cx="540" cy="640" r="430"/>
        ${lanterns.map((l) => l.yellow).join("")}<g fill="none" stroke="${YELLOW}" stroke-linecap="round">${noodles(4, 15, 21)}</g><path d="${bowl}"/>${egg(YELLOW, 46)}`,
        -3,
        3,
        1,
      ) +
      layer(
        PINK,
        `${lanterns.map((l) => l.pink).join("")}<path d="${bowl}" fill="url(#pd)"/>
        <path d="M170 880H910Q908 930 894 968H186Q172 930 170 880Z"/>
        <g fill="none" stroke="${PINK}" stroke-width="9" stroke-linecap="round">${noodles(4, 15, 9)}</g>
        <path d="${title}"/><path d="${title2}"/><rect x="-10" y="1222" width="1100" height="128"/>
        <path d="M680 872a38 30 -12 1 0 72 -14a38 30 -12 1 0 -72 14ZM326 812a62 62 0 1 0 124 0a62 62 0 1 0 -124 0Z"/>`,
        4,
        -2,
        2,
      ) +
      layer(
        BLUE,
        `<g stroke="${BLUE}" fill="none">${lanterns.map((l) => l.blue).join("")}</g><path d="${title2}" />
        <path d="M170 880H910" stroke="${BLUE}" stroke-width="14"/>
        <g fill="none" stroke="${BLUE}" stroke-width="9">${`<clipPath id="b"><path d="${bowl}"/></clipPath>
        <g clip-path="url(#b)">${wave}</g>`}</g><path d="M380 1186H700L672 1232H408Z"/>
        <path d="M560 1188C800 1188 910 1080 910 880H850C850 1060 740 1160 560 1188Z" fill="url(#bd)"/>
        <path d="M440 590L1086 400V424L446 612ZM452 640L1086 492V512L456 658Z"/>
        <path d="M326 812q62 -40 124 0q-20 -20 -62 -20t-62 20Z"/>
        ${rings}<ellipse cx="716" cy="872" rx="62" ry="47" fill="none" stroke="${BLUE}" stroke-width="7" transform="rotate(-12 716 872)"/>
        <g fill="none" stroke="${BLUE}" stroke-width="7" stroke-linecap="round">${[236, 292, 836].map((x, i) => `<path d="${curve(range(7).map((k) => [x + Math.sin(k * 1.3 + i) * 18, 830 - k * 34]))}"/>`).join("")}</g>`,
        0,
        0,
        3,
      ) +
      `<g style="mix-blend-mode:multiply" fill="${BLUE}">${text(54, 1278, "NIGHT MARKET", { font: "space-mono", size: 34, weight: 700 })}
      ${text(54, 1318, "forty stalls, one long table", { font: "space-mono", size: 26, weight: 700 })}
      ${text(1026, 1278, "FRI 8 AUG", { font: "space-mono", size: 34, weight: 700, anchor: "end" })}
      ${text(1026, 1318, "18:00 till the pots are empty", { font: "space-mono", size: 26, weight: 700, anchor: "end" })}</g>`,
  });
};

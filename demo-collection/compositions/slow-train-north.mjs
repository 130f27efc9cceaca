/** A stone-litho travel bill: a lit night train on a viaduct, hills stepping back into a low moon. */
import { curve, range, times } from "./lib/geometry.mjs";
import { lettering } from "./lib/outline.mjs";
import { sheet, text } from "./lib/page.mjs";
import { noise, random } from "./lib/random.mjs";
import { linear, stipple } from "./lib/texture.mjs";

const CREAM = "#f6e7c8";
const hills = [
  { y: 560, rise: 70, colour: "#e08a63", shade: "#c8674f", seed: 3, step: 3.1 },
  { y: 640, rise: 90, colour: "#b9576033", solid: "#b7565a", shade: "#8e3f55", seed: 11, step: 2.6 },
  { y: 760, rise: 80, solid: "#7c3a58", shade: "#55284b", seed: 23, step: 2.1 },
];
const ridge = ({ y, rise, seed, step }) => {
  const field = noise(seed);
  const points = range(22).map((i) => [
    -30 + i * 55,
    y + rise * (field(i / step, 0.5) + 0.4 * field(i / 1.1, 9.5)),
  ]);
  return `${curve(points)}V1350H-30Z`;
};

function train() {
  const car = (x, w, front) => {
    const y = 792;
    const body = front
      ? `M${x} ${y}H${x + w - 58}Q${x + w - 8} ${y + 4} ${x + w} ${y + 66}V${y + 74}H${x}Z`
      : `M${x} ${y}H${x + w}V${y + 74}H${x}Z`;
    const count = front ? 5 : 7;
    const windows = times(
      count,
      (i) => `<rect x="${x + 18 + i * 31}" y="${y + 20}" width="20" height="25" rx="3" fill="#ffd98a"/>`,
    );
    const wheels = [34, 62, w - 62, w - 34]
      .map((dx) => `<circle cx="${x + dx}" cy="${y + 79}" r="10" fill="#1d1230"/>`)
      .join("");
    return `<path d="${body}" fill="#23163a"/>
    <path d="M${x} ${y + 54}H${x + w - (front ? 4 : 0)}" stroke="#e5533d" stroke-width="7"/>${windows}${wheels}`;
  };
  return `${[-130, 108, 346].map((x) => car(x, 230)).join("")}${car(584, 250, true)}<path d="M832 846L1080 812V906L832 866Z" fill="url(#beam)"/>`;
}

export default async () => {
  const star = random(5);
  const stars = times(
    70,
    () =>
      `<circle cx="${star.between(20, 1060)}" cy="${star.between(340, 520)}" r="${star.between(0.8, 2.4)}" fill="${CREAM}" opacity="${star.between(0.4, 0.95)}"/>`,
  );
  const arch = (x) => `M${x} 1350V1010A55 62 0 0 1 ${x + 110} 1010V1350Z`;
  const arches = range(8)
    .map((i) => arch(-36 + i * 148))
    .join("");
  const title = await lettering("league-spartan", "SLOW TRAIN", {
    size: 100,
    axes: { wght: 800 },
    tracking: -0.01,
  });
  const second = await lettering("league-spartan", "NORTH", {
    size: 100,
    axes: { wght: 800 },
    tracking: -0.01,
  });
  const fir = (x, y, h) =>
    `<path d="M${x} ${y - h}l${h * 0.17} ${h * 0.36}h-${h * 0.08}l${h * 0.17} ${h * 0.34}h-${h * 0.08}l${h * 0.14} ${h * 0.3}h-${h * 0.64}l${h * 0.14} -${h * 0.3}h-${h * 0.08}l${h * 0.17} -${h * 0.34}h-${h * 0.08}Z"/>`;
  const wood = random(44);
  const firs = times(17, (i) => {
    const x = 10 + i * 68 + wood.between(-14, 14);
    return fir(x, 1372, wood.between(120, 200) + 80 * Math.abs(i / 8 - 1));
  });
  return sheet({
    fonts: ["league-spartan"],
    ground: "#1d1a40",
    defs:
      linear("sky", [
        [0, "#191a45"],
        [0.4, "#3a2a63"],
        [0.62, "#a64a68"],
        [0.8, "#f0905f"],
        [1, "#ffc679"],
      ]) +
      linear("down", [
        [0, "#000", 0],
        [1, "#000", 0.95],
      ]) +
      linear("up", [
        [0, "#000", 0.85],
        [1, "#000", 0],
      ]) +
      linear(
        "beam",
        [
          [0, "#ffe6a8", 0.75],
          [1, "#ffe6a8", 0],
        ],
        { x2: 1, y2: 0 },
      ) +
      linear(
        "side",
        [
          [0, "#000", 0.75],
          [0.5, "#000", 0.1],
          [1, "#000", 0],
        ],
        { x2: 1, y2: 0 },
      ) +
      hills.map(({ shade }, i) => stipple(`h${i}`, shade, { seed: i + 2 })).join("") +
      stipple("skyDots", "#141338", { seed: 9 }) +
      stipple("stone", "#6b2f52", { seed: 12 }) +
      stipple("moonDots", "#f3b76a", { seed: 7 }),
    art: `<rect width="1080" height="820" fill="url(#sky)"/>
    <rect width="1080" height="520" fill="url(#up)" filter="url(#skyDots)"/>${stars}
      <circle cx="742" cy="520" r="150" fill="#ffe9b8"/>
      <circle cx="742" cy="520" r="150" fill="url(#down)" filter="url(#moonDots)"/>
      ${hills
        .map(
          (hill, i) => `<path d="${ridge(hill)}" fill="${hill.solid ?? hill.colour}"/>
      <path d="${ridge(hill)}" fill="url(#down)" filter="url(#h${i})" opacity=".9"/>`,
        )
        .join("")}
      ${train()}
      <path fill-rule="evenodd" d="M-40 880H1120V1350H-40Z${arches}" fill="#b8626a"/>
      <path fill-rule="evenodd" d="M-40 880H1120V1350H-40Z${arches}" fill="url(#down)" filter="url(#stone)"/>
      <rect x="-10" y="872" width="1100" height="20" fill="#d98a78"/>
      <rect x="-10" y="892" width="1100" height="7" fill="#7c3a58"/>
      ${range(8)
        .map(
          (i) =>
            `<path d="M${-36 + i * 148} 1350V1010A55 62 0 0 1 ${74 + i * 148} 1010" fill="none" stroke="#7c3a58" stroke-width="9"/>`,
        )
        .join("")}
      <g fill="#190f2c">${firs}</g>
      ${title.fit({ x: 64, y: 70, w: 952 }).svg(`fill="${CREAM}"`)}
      ${second.fit({ x: 64, y: 226, h: 92 }).svg(`fill="#f0905f"`)}
      ${text(506, 254, "Eleven hours, four rivers, one dining car.", { font: "league-spartan", size: 28, weight: 500, fill: CREAM })}
      ${text(506, 290, "Departs nightly from Harrow Quay, 20:40", { font: "league-spartan", size: 28, weight: 500, fill: CREAM })}
      <rect x="22" y="22" width="1036" height="1306" fill="none" stroke="${CREAM}" stroke-width="3"/>
      <rect x="0" y="0" width="1080" height="1350" fill="none" stroke="${CREAM}" stroke-width="26"/>`,
  });
};

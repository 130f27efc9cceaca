/** Three roll-up stands that share one Bauhaus drawing, in a bright studio. */
import { sheet, text } from "./lib/page.mjs";
import { blur, linear } from "./lib/texture.mjs";

const C = {
  blue: "#1d4ed8",
  red: "#ee3b2b",
  yellow: "#ffc21a",
  ink: "#141414",
  bone: "#f4eee1",
  sand: "#e6d3b3",
};
const [W, H, TOP] = [288, 860, 196];
const xs = [66, 396, 726];

/** The drawing in a space of 3 × 288 by 860; each stand shows its third. */
const drawing = `
  <rect width="288" height="860" fill="${C.bone}"/><rect x="288" width="288" height="860" fill="${C.blue}"/>
  <rect x="576" width="288" height="860" fill="${C.bone}"/>
  <circle cx="288" cy="300" r="216" fill="${C.red}"/><path d="M288 84A216 216 0 0 1 288 516Z" fill="${C.ink}"/>
  <path d="M288 156A144 144 0 0 1 288 444Z" fill="${C.yellow}"/>
  <path d="M288 156A144 144 0 0 0 288 444Z" fill="${C.ink}"/><circle cx="288" cy="300" r="72" fill="${C.bone}"/>
  <path d="M0 516H144V860H0Z" fill="${C.yellow}"/><path d="M0 516A144 144 0 0 1 144 660H0Z" fill="${C.ink}"/>
  <path d="M144 660A144 144 0 0 0 288 516V660Z" fill="${C.blue}"/>
  <path d="M288 516L576 804V860H288Z" fill="${C.red}"/>
  <path d="M432 660A144 144 0 0 0 576 516V804Z" fill="${C.yellow}"/>
  <path d="M576 156H864V444H576Z" fill="${C.red}"/>
  <path d="M576 156A288 288 0 0 1 864 444H576Z" fill="${C.yellow}"/>
  <path d="M576 228A216 216 0 0 1 792 444H720A144 144 0 0 0 576 300Z" fill="${C.bone}"/>
  <circle cx="576" cy="444" r="84" fill="${C.ink}"/>
  <g fill="${C.ink}">${[0, 1, 2, 3, 4, 5].map((i) => `<rect x="576" y="${468 + i * 24}" width="288" height="12"/>`).join("")}</g>
  <path d="M576 612L720 860H576Z" fill="${C.blue}"/><circle cx="792" cy="684" r="72" fill="${C.red}"/>
  <path d="M720 756H864V860H720Z" fill="${C.ink}"/>`;

const stand = (x, i, words) => `
  <path d="M${x - 10} ${TOP + H + 34}h${W + 20}l70 40h${-W - 10}Z" fill="#4a3a28" opacity=".5" filter="url(#soft)"/>
  <rect x="${x + 16}" y="${TOP + 10}" width="${W}" height="${H}" fill="#4a3a28" opacity=".28" filter="url(#soft)"/>
  <svg x="${x}" y="${TOP}" width="${W}" height="${H}" viewBox="${i * W} 0 ${W} ${H}">${drawing}${words}</svg>
  <rect x="${x}" y="${TOP}" width="${W}" height="${H}" fill="url(#sheen)"/>
  <rect x="${x - 5}" y="${TOP - 12}" width="${W + 10}" height="15" rx="3" fill="url(#metal)"/>
  <path d="M${x - 2} ${TOP + H}h${W + 4}q8 0 8 8v28q0 8 -8 8h${-W - 4}q-8 0 -8 -8v-28q0 -8 8 -8Z" fill="url(#metal)"/>
  <path d="M${x + 20} ${TOP + H + 44}h46v9h-46zM${x + W - 66} ${TOP + H + 44}h46v9h-46z" fill="#555"/>`;

export default () => {
  const big = (x, y, words, fill = C.ink) =>
    text(x, y, words, {
      font: "archivo",
      size: 84,
      weight: 800,
      fill,
      tracking: -0.045,
      style: "font-stretch:92%",
    });
  const small = (x, y, rows, fill = C.ink) =>
    rows.map((row, i) => text(x, y + i * 27, row, { font: "archivo", size: 21, weight: 600, fill })).join("");
  return sheet({
    fonts: ["archivo"],
    ground: C.sand,
    defs:
      blur("soft", 12) +
      linear(
        "sheen",
        [
          [0, "#fff", 0.16],
          [0.4, "#fff", 0],
          [1, "#000", 0.14],
        ],
        { x2: 1, y2: 0.25 },
      ) +
      linear("metal", [
        [0, "#f4f4f2"],
        [0.45, "#b9bab8"],
        [0.55, "#8e908f"],
        [1, "#d7d8d6"],
      ]) +
      linear(
        "wall",
        [
          [0, "#f3dcb4"],
          [1, "#e9c998"],
        ],
        { x2: 1 },
      ) +
      linear("floor", [
        [0, "#b98a58"],
        [1, "#d6ab78"],
      ]) +
      linear("window", [
        [0, "#fff6df", 0.75],
        [1, "#fff6df", 0.1],
      ]),
    art: `<rect width="1080" height="1050" fill="url(#wall)"/>
    <rect y="1038" width="1080" height="342" fill="url(#floor)"/>
    <rect y="1022" width="1080" height="20" fill="#f7e7c9"/>
    <rect y="1040" width="1080" height="5" fill="#8a6238" opacity=".5"/>
      <g fill="url(#window)"><path d="M-60 -20L150 -20L760 996H480ZM230 -20H440L1120 1010V1120H880L850 996Z" /></g>
      ${[
        [0, 1130, 1080],
        [0, 1236, 1080],
      ]
        .map(([x, y, w]) => `<rect x="${x}" y="${y}" width="${w}" height="3" fill="#8a6238" opacity=".35"/>`)
        .join("")}${[
        [130, 1042, 88],
        [470, 1042, 88],
        [880, 1042, 88],
        [300, 1132, 104],
        [700, 1132, 104],
        [90, 1238, 112],
        [540, 1238, 112],
        [940, 1238, 112],
      ]
        .map(([x, y, h]) => `<rect x="${x}" y="${y}" width="3" height="${h}" fill="#8a6238" opacity=".35"/>`)
        .join("")}
      ${stand(xs[0], 0, `${big(22, 76, "Form")}${small(164, 752, ["Talks", "Tools", "Tables"])}`)}
      ${stand(xs[1], 1, `${big(310, 76, "work", C.bone)}${small(310, 778, ["Design", "Days"], C.bone)}`)}
      ${stand(xs[2], 2, `${big(598, 76, "26–28")}${small(600, 122, ["March, Depot North"])}${small(738, 806, ["Doors", "10 to 18"], C.bone)}`)}`,
  });
};

/** A sardine tin from above, five patterned fish in a row, printed in four flat inks. */
import { curve, n, range, times } from "./lib/geometry.mjs";
import { lettering } from "./lib/outline.mjs";
import { sheet, text } from "./lib/page.mjs";
import { grain, rough } from "./lib/texture.mjs";

const C = {
  butter: "#f9e0a2",
  blue: "#1f3fb0",
  red: "#e8412c",
  pink: "#f7a6b8",
  mint: "#8fd0bd",
  ink: "#14204f",
};

/** A fish along x, 0..length, its belly at y ± depth. */
function fish(index, length, depth, [ground, mark]) {
  const body = `M0 0C${length * 0.1} ${-depth * 1.05} ${length * 0.38} ${-depth * 1.2} ${length * 0.8} ${-depth * 0.22}L${length} ${-depth * 0.8}Q${length * 0.955} 0 ${length} ${depth * 0.8}L${length * 0.8} ${depth * 0.22}C${length * 0.38} ${depth * 1.2} ${length * 0.1} ${depth * 1.05} 0 0Z`;
  const patterns = [
    times(11, (i) => `<path d="M${length * (0.27 + i * 0.052)} -90V90" stroke="${mark}" stroke-width="9"/>`),
    times(9, (i) =>
      times(
        9,
        (k) =>
          `<circle cx="${length * (0.26 + i * 0.065) + (k % 2) * length * 0.032}" cy="${-60 + k * 15}" r="7.5" fill="none" stroke="${mark}" stroke-width="4"/>`,
      ),
    ),
    times(
      7,
      (i) =>
        `<path d="${curve(range(12).map((k) => [length * (0.24 + k * 0.065), -54 + i * 18 + (k % 2 ? 7 : -7)]))}" fill="none" stroke="${mark}" stroke-width="6"/>`,
    ),
    times(8, (i) =>
      times(
        4,
        (k) =>
          `<path d="M${length * (0.28 + i * 0.072)} ${-57 + k * 30}l15 15-15 15-15-15Z" fill="${mark}"/>`,
      ),
    ),
    times(
      14,
      (i) =>
        `<path d="M${length * (0.26 + i * 0.045)} -80l26 80-26 80" fill="none" stroke="${mark}" stroke-width="5"/>`,
    ),
  ];
  return `<clipPath id="f${index}"><path d="${body}"/></clipPath><path d="${body}" fill="${ground}"/>
  <g clip-path="url(#f${index})">${patterns[index]}
    <path d="M${length * 0.83} -80L${length * 0.83} 80M${length * 0.87} -80V80M${length * 0.91} -80V80M${length * 0.95} -80V80" stroke="${mark}" stroke-width="4"/>
    <path d="M-10 -90H${length * 0.16}Q${length * 0.23} 0 ${length * 0.16} 90H-10Z" fill="${mark}"/></g>
    <circle cx="${length * 0.09}" cy="${-depth * 0.2}" r="11" fill="${C.butter}"/>
    <circle cx="${length * 0.09}" cy="${-depth * 0.2}" r="5" fill="${C.ink}"/>
    <path d="M${length * 0.42} ${-depth * 0.72}Q${length * 0.5} ${-depth * 1.35} ${length * 0.6} ${-depth * 0.56}Z" fill="${mark}"/>`;
}

export default async () => {
  const name = await lettering("rozha-one", "Marisol", { size: 100, tracking: -0.01 });
  const colours = [
    [C.red, C.pink],
    [C.mint, C.blue],
    [C.pink, C.red],
    [C.blue, C.butter],
    [C.butter, C.red],
  ];
  const school = colours
    .map((pair, i) => {
      const flip = i % 2;
      return `<g transform="translate(${flip ? 668 : 92} ${78 + i * 91}) ${flip ? "scale(-1 1)" : ""}">${fish(i, 576, 47, pair)}</g>`;
    })
    .join("");
  const roll = times(
    7,
    (i) =>
      `<path d="M${30 - i * 2} ${-34 - i * 13}H${730 + i * 2}" stroke="${i % 2 ? C.pink : C.red}" stroke-width="14" stroke-linecap="round"/>`,
  );
  const rim = (inset, radius, fill, more = "") =>
    `<rect x="${inset}" y="${inset}" width="${760 - inset * 2}" height="${520 - inset * 2}" rx="${radius}" fill="${fill}" ${more}/>`;
  const olive = (x, y, r) =>
    `<g transform="translate(${x} ${y}) rotate(${r})"><ellipse rx="36" ry="28" fill="#6f8f3a"/>
    <ellipse cx="20" rx="9" ry="10" fill="${C.red}"/></g>`;
  const lemon = (x, y, r) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#ffc928"/>
    <circle cx="${x}" cy="${y}" r="${r * 0.86}" fill="#fff3c9"/>${times(9, (i) => {
      const [a, b] = [i * 40 + 4, i * 40 + 36].map((angle) => (angle * Math.PI) / 180);
      return `<path d="M${n(x + 8 * Math.cos((a + b) / 2))} ${n(y + 8 * Math.sin((a + b) / 2))}L${n(x + r * 0.76 * Math.cos(a))} ${n(y + r * 0.76 * Math.sin(a))}A${r * 0.76} ${r * 0.76} 0 0 1 ${n(x + r * 0.76 * Math.cos(b))} ${n(y + r * 0.76 * Math.sin(b))}Z" fill="#ffc928" stroke="#ffc928" stroke-width="6" stroke-linejoin="round"/>`;
    })}`;
  return sheet({
    fonts: ["josefin-sans"],
    ground: C.pink,
    defs: grain("grain", { strength: 0.13, seed: 4 }) + rough("cut", { amount: 3, scale: 0.03 }),
    art: `<g filter="url(#grain)"><rect width="1080" height="1350" fill="${C.pink}"/>
      <path d="M0 0H1080V560Q540 640 0 560Z" fill="${C.blue}"/>
      ${name.fit({ x: 76, y: 96, w: 928 }).svg(`fill="${C.butter}" filter="url(#cut)"`)}
      ${text(540, 68, "PACKED BY HAND IN PORT ALBA SINCE 1931", { font: "josefin-sans", size: 27, weight: 600, fill: C.pink, anchor: "middle", tracking: 0.14 })}
      <g filter="url(#cut)">${lemon(146, 1188, 118)}${olive(930, 1168, -20)}${olive(988, 1232, 24)}</g>
      <g transform="rotate(-5 540 830) translate(160 588)" filter="url(#cut)">
        <rect x="16" y="26" width="760" height="530" rx="110" fill="${C.ink}" opacity=".85"/>
        ${rim(0, 104, "#e9e2d0")}${rim(13, 92, C.ink)}${rim(19, 88, "#cfc8b8")}${rim(36, 74, C.ink)}
        <clipPath id="tin"><rect x="36" y="36" width="688" height="448" rx="74"/></clipPath><g clip-path="url(#tin)">${school}</g>
        ${roll}<path d="M22 -124V-20M738 -124V-20" stroke="${C.ink}" stroke-width="9" stroke-linecap="round"/>
        <g transform="translate(380 -74)"><rect x="-15" y="-54" width="30" height="108" rx="15" fill="${C.butter}"/>
        <circle cy="-66" r="31" fill="none" stroke="${C.butter}" stroke-width="15"/></g></g>
      ${text(560, 1248, "Small sardines", { font: "josefin-sans", size: 46, weight: 700, fill: C.ink, anchor: "middle" })}
      ${text(560, 1294, "in olive oil with lemon, 120 g", { font: "josefin-sans", size: 34, weight: 500, fill: C.ink, anchor: "middle" })}</g>`,
  });
};

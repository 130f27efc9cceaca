/** A street from above in the rain: umbrellas in a loose pack, and one of them is a record. */
import { n, polar, polygon, range, times } from "./lib/geometry.mjs";
import { lettering } from "./lib/outline.mjs";
import { sheet, text } from "./lib/page.mjs";
import { random } from "./lib/random.mjs";
import { grain } from "./lib/texture.mjs";

const C = { street: "#27414f", ripple: "#3d5f6e", cream: "#fbf0dc" };
const PAIRS = [
  ["#f5b82e", "#e09a12"],
  ["#ef6a4c", "#d44f33"],
  ["#f4a3b5", "#e37f97"],
  ["#7cc6bd", "#57a9a0"],
  ["#fbf0dc", "#ecd9b8"],
  ["#8d7fd1", "#7264bb"],
];

function umbrella(x, y, r, turn, [light, dark], kind) {
  const tips = range(8).map((i) => polar(0, 0, r, i * 45));
  const wedge = (i) => {
    const [a, b] = [tips[i], tips[(i + 1) % 8]];
    const middle = polar(0, 0, r * 0.86, i * 45 + 22.5);
    return `M0 0L${n(a[0])} ${n(a[1])}Q${n(middle[0])} ${n(middle[1])} ${n(b[0])} ${n(b[1])}Z`;
  };
  const outline = range(8)
    .map((i) => wedge(i))
    .join("");
  const pattern = {
    plain: "",
    dots: times(40, (i) => {
      const [px, py] = polar(0, 0, r * 0.92 * Math.sqrt((i + 0.5) / 40), i * 137.5);
      return `<circle cx="${n(px)}" cy="${n(py)}" r="${n(r * 0.048)}" fill="#fff" opacity=".85"/>`;
    }),
    rings: [0.42, 0.72]
      .map(
        (k) =>
          `<path d="${polygon(range(8).map((i) => polar(0, 0, r * k, i * 45)))}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="${n(r * 0.07)}"/>`,
      )
      .join(""),
    split: range(4)
      .map((i) => `<path d="${wedge(i * 2)}" fill="#fff" opacity=".8"/>`)
      .join(""),
  }[kind];
  return `<g transform="translate(${x + r * 0.2} ${y + r * 0.26}) rotate(${turn})"><path d="${outline}" fill="#0c1d26" opacity=".4"/></g>
  <g transform="translate(${x} ${y}) rotate(${turn})">${times(8, (i) => `<path d="${wedge(i)}" fill="${i % 2 ? light : dark}" stroke="${i % 2 ? light : dark}" stroke-width="1"/>`)}${pattern}
    ${times(8, (i) => {
      const [a, b] = tips[i];
      return `<path d="M0 0L${n(a)} ${n(b)}" stroke="#000" stroke-opacity=".16" stroke-width="2.4"/>
      <circle cx="${n(a)}" cy="${n(b)}" r="${n(r * 0.032)}" fill="#20303a"/>`;
    })}<circle r="${n(r * 0.06)}" fill="#20303a"/></g>`;
}

const record = (
  x,
  y,
  r,
) => `<circle cx="${x + r * 0.2}" cy="${y + r * 0.26}" r="${r}" fill="#0c1d26" opacity=".45"/>
<circle cx="${x}" cy="${y}" r="${r}" fill="#15151a"/>
${times(17, (i) => `<circle cx="${x}" cy="${y}" r="${n(r * (0.4 + i * 0.034))}" fill="none" stroke="#fff" stroke-opacity="${i % 4 ? 0.09 : 0.2}" stroke-width="2"/>`)}
  <path d="M${x} ${y}L${x + r * 0.64} ${y - r * 0.76}A${r} ${r} 0 0 1 ${x + r * 0.85} ${y - r * 0.52}ZM${x} ${y}L${x - r * 0.64} ${y + r * 0.76}A${r} ${r} 0 0 1 ${x - r * 0.85} ${y + r * 0.52}Z" fill="#fff" opacity=".1"/>
  <circle cx="${x}" cy="${y}" r="${r * 0.34}" fill="#ef6a4c"/>
  <circle cx="${x}" cy="${y}" r="${r * 0.27}" fill="none" stroke="#fbf0dc" stroke-width="3"/>
  <circle cx="${x}" cy="${y}" r="${r * 0.05}" fill="#fbf0dc"/>`;

export default async () => {
  const { between } = random(7);
  const name = await lettering("chango", "Rainy Day", { size: 100 });
  const ripples = times(64, () => {
    const [x, y, r] = [between(0, 1080), between(0, 1350), between(10, 34)];
    return `<g transform="translate(${n(x)} ${n(y)})" fill="none" stroke="${C.ripple}" stroke-width="3">${[1, 0.6, 0.24].map((k) => `<circle r="${n(r * k)}"/>`).join("")}</g>`;
  });
  const rain = times(120, () => {
    const [x, y, l] = [between(-40, 1080), between(-40, 1350), between(26, 58)];
    return `<path d="M${n(x)} ${n(y)}l${n(l * 0.22)} ${n(l)}"/>`;
  });
  const crowd = [
    [120, 130, 142, 10, 0, "plain"],
    [402, 96, 124, 30, 3, "rings"],
    [668, 150, 140, 4, 1, "dots"],
    [950, 104, 150, 22, 4, "plain"],
    [66, 420, 122, 14, 2, "split"],
    [300, 350, 118, 40, 5, "plain"],
    [866, 380, 128, 12, 0, "dots"],
    [1058, 610, 120, 2, 3, "plain"],
    [148, 690, 132, 20, 1, "plain"],
    [822, 664, 112, 34, 2, "rings"],
    [390, 820, 108, 6, 0, "split"],
    [650, 866, 116, 18, 5, "dots"],
    [940, 892, 134, 28, 1, "plain"],
    [120, 976, 126, 0, 3, "dots"],
  ];
  return sheet({
    fonts: ["outfit"],
    ground: C.street,
    defs: grain("grain", { strength: 0.07, seed: 3 }),
    art: `<g filter="url(#grain)"><rect width="1080" height="1350" fill="${C.street}"/>
    ${ripples}${crowd.map(([x, y, r, turn, pair, kind]) => umbrella(x, y, r, turn, PAIRS[pair], kind)).join("")}${record(548, 534, 208)}
      <g stroke="#dff1f2" stroke-opacity=".34" stroke-width="3" stroke-linecap="round">${rain}</g></g>
      <path d="M0 1108Q270 1070 540 1104T1080 1092V1350H0Z" fill="${C.cream}"/>
      ${name.fit({ x: 60, y: 1136, w: 640 }).svg('fill="#ef6a4c"')}
      ${text(1020, 1186, "Records", { font: "outfit", size: 56, weight: 700, fill: C.street, anchor: "end", tracking: -0.03 })}
      ${text(1020, 1222, "half price while it pours", { font: "outfit", size: 27, weight: 450, fill: C.street, anchor: "end" })}
      ${text(60, 1302, "14 Cable Lane, by the tram stop", { font: "outfit", size: 29, weight: 500, fill: C.street })}
      ${text(1020, 1302, "Tea is on us", { font: "outfit", size: 29, weight: 500, fill: C.street, anchor: "end" })}`,
  });
};

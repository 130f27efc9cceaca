/** Four letters of wooden cubes on a tray in isometric view, with a few loose blocks on top. */
import { isoBox, isometric, n, polygon, times } from "./lib/geometry.mjs";
import { sheet, text } from "./lib/page.mjs";

const U = 45;
const [RIM, TALL] = [0.55, 1.15];
const iso = isometric(540, 524, U);
const GLYPHS = {
  M: ["10001", "11011", "10101", "10001", "10001"],
  O: ["11111", "10001", "10001", "10001", "11111"],
  K: ["10001", "10010", "11100", "10010", "10001"],
  U: ["10001", "10001", "10001", "10001", "11111"],
};
const PAINT = {
  M: ["#ff7a63", "#e24a33", "#b93422"],
  O: ["#ffd257", "#f0ab1c", "#c98412"],
  K: ["#6fc4ea", "#3494c4", "#236f98"],
  U: ["#7ccf8b", "#43a35b", "#2f7f44"],
};

/** Cubes of a letter that lies on the tray, read along x and down along y. */
const letter = (name, x0, y0) =>
  GLYPHS[name]
    .flatMap((row, r) =>
      [...row].map((cell, c) => (cell === "1" ? { at: [x0 + c, y0 + r], paint: PAINT[name] } : null)),
    )
    .filter(Boolean);

const cube = ({ at: [x, y], paint }) => {
  const edge = (points) =>
    `<path d="${polygon(points.map((p) => iso(...p))).replace("Z", "")}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>`;
  return (
    isoBox(iso, [x, y, RIM], [1, 1, TALL], paint) +
    edge([
      [x, y + 1, RIM + TALL],
      [x + 1, y + 1, RIM + TALL],
      [x + 1, y, RIM + TALL],
    ])
  );
};

function cylinder(x, y, z, r, h, [top, side, dark]) {
  const [cx, cy] = iso(x, y, z + h);
  const [rx, ry] = [r * U * 1.2247, r * U * Math.SQRT1_2];
  return `<path d="M${n(cx - rx)} ${n(cy)}v${n(h * U)}a${n(rx)} ${n(ry)} 0 0 0 ${n(rx * 2)} 0v${n(-h * U)}Z" fill="${side}"/>
  <path d="M${n(cx + rx * 0.2)} ${n(cy)}v${n(h * U + ry * 0.98)}A${n(rx)} ${n(ry)} 0 0 0 ${n(cx + rx)} ${n(cy + h * U)}v${n(-h * U)}Z" fill="${dark}"/>
  <ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${top}"/>`;
}

/** A roof block: a triangle along x. */
function roof(x, y, z, w, d, h, [front, side]) {
  const face = (points, fill) => `<path d="${polygon(points.map((q) => iso(...q)))}" fill="${fill}"/>`;
  return (
    face(
      [
        [x, y + d, z],
        [x + w, y + d, z],
        [x + w / 2, y + d, z + h],
      ],
      front,
    ) +
    face(
      [
        [x + w, y, z],
        [x + w, y + d, z],
        [x + w / 2, y + d, z + h],
        [x + w / 2, y, z + h],
      ],
      side,
    )
  );
}

const ball = (x, y, z, r, colour, dark) => {
  const [cx, cy] = iso(x, y, z);
  return `<circle cx="${n(cx)}" cy="${n(cy - r)}" r="${r}" fill="${colour}"/>
  <path d="M${n(cx)} ${n(cy)}A${r} ${r} 0 0 0 ${n(cx + r * 0.7)} ${n(cy - r * 1.7)}A${r * 1.2} ${r * 1.2} 0 0 1 ${n(cx - r * 0.7)} ${n(cy - r * 0.3)}A${r} ${r} 0 0 0 ${n(cx)} ${n(cy)}Z" fill="${dark}"/>
  <circle cx="${n(cx - r * 0.35)}" cy="${n(cy - r * 1.4)}" r="${n(r * 0.16)}" fill="#fff" opacity=".8"/>`;
};

export default () => {
  const cubes = [...letter("M", 0, 0), ...letter("O", 6, 0), ...letter("K", 0, 6), ...letter("U", 6, 6)].sort(
    (p, q) => p.at[0] + p.at[1] - q.at[0] - q.at[1],
  );
  const top = RIM + TALL;
  const grain = times(12, (i) => {
    const [a, b] = [iso(-0.7, i - 0.3, RIM), iso(11.7, i - 0.3, RIM)];
    return `<path d="M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}" stroke="#5d3620" stroke-opacity=".5" stroke-width="2"/>`;
  });
  const shade = (points) => `<path d="${polygon(points.map((p) => iso(...p)))}"/>`;
  const casts = cubes
    .map(({ at: [x, y] }) =>
      shade([
        [x + 1, y, RIM],
        [x + 1.7, y + 0.35, RIM],
        [x + 1.7, y + 1.35, RIM],
        [x + 0.7, y + 1.35, RIM],
        [x, y + 1, RIM],
        [x + 1, y + 1, RIM],
      ]),
    )
    .join("");
  return sheet({
    fonts: ["league-spartan"],
    ground: "#fbeee0",
    defs: '<filter id="soft" x="-20%" y="-40%" width="150%" height="190%"><feGaussianBlur stdDeviation="18"/></filter>',
    art: `<path d="M0 560L1080 380V1350H0Z" fill="#f7dcc5"/>
    <g fill="#9a5734" opacity=".42" filter="url(#soft)">${shade([
      [-0.6, 0.4, 0],
      [12.6, 0.4, 0],
      [12.9, 13.2, 0],
      [-0.6, 13.2, 0],
    ])}</g>
      ${isoBox(iso, [-0.8, -0.8, 0], [12.6, 12.6, RIM], ["#8a5638", "#643a22", "#4c2a17"])}${grain}<g fill="#3a1d0e" opacity=".5">${casts}</g>
      ${cubes.map(cube).join("")}
      ${roof(6, 0, top, 2, 1, 1.3, ["#3fa4cf", "#2a7fa8"])}
      ${isoBox(iso, [10, 2, top], [1, 1, 1], PAINT.M)}${isoBox(iso, [10, 2, top + 1], [1, 1, 1], PAINT.U)}${roof(10, 2, top + 2, 1, 1, 1, ["#f0563f", "#c93c2a"])}
      ${cylinder(0.5, 10.5, top, 0.4, 0.7, PAINT.O)}${cylinder(0.5, 10.5, top + 0.7, 0.28, 0.7, PAINT.M)}
      ${ball(8.5, 10.5, top, 38, "#f0563f", "#c93c2a")}
      ${text(70, 142, "Moku", { font: "league-spartan", size: 124, weight: 800, fill: "#4a2a1a", tracking: -0.055 })}
      ${text(1010, 96, "Beech blocks,", { font: "league-spartan", size: 32, weight: 500, fill: "#4a2a1a", anchor: "end" })}
      ${text(1010, 134, "milk paint, big ideas", { font: "league-spartan", size: 32, weight: 500, fill: "#4a2a1a", anchor: "end" })}
      ${text(70, 1288, "Logo, assembled", { font: "league-spartan", size: 32, weight: 600, fill: "#4a2a1a" })}
      ${text(1010, 1288, `${cubes.length} cubes, one tray`, { font: "league-spartan", size: 32, weight: 500, fill: "#4a2a1a", anchor: "end" })}`,
  });
};

/** An isometric savings garden: coins as terraces, a house at the top of them. */
import { isoBox, isometric, n, polygon, times } from "./lib/geometry.mjs";
import { sheet, text } from "./lib/page.mjs";
import { linear } from "./lib/texture.mjs";

const iso = isometric(540, 690, 58);
const box = (...args) => isoBox(iso, ...args);
const C = { cream: "#fff3e0", forest: "#10403b" };

/** A coin on its flat side; its ellipse is a circle of the ground plane. */
function coin(x, y, z, r, h = 0.2, [top, side, edge] = ["#ffcf5c", "#e59a2c", "#fff0b8"]) {
  const [cx, cy] = iso(x, y, z + h);
  const [rx, ry] = [r * 58 * 1.2247, r * 58 * Math.SQRT1_2];
  const drop = h * 58;
  return `<path d="M${n(cx - rx)} ${n(cy)}v${n(drop)}a${n(rx)} ${n(ry)} 0 0 0 ${n(rx * 2)} 0v${n(-drop)}Z" fill="${side}"/>${times(
    11,
    (i) => {
      const angle = ((i + 1) * Math.PI) / 12;
      const px = cx - rx * Math.cos(angle);
      return `<path d="M${n(px)} ${n(cy + ry * Math.sin(angle))}v${n(drop)}" stroke="#b9731b" stroke-opacity=".45" stroke-width="2.2"/>`;
    },
  )}<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${top}"/>
  <ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx * 0.78)}" ry="${n(ry * 0.78)}" fill="none" stroke="${edge}" stroke-width="3.5"/>`;
}
const stack = (x, y, z, r, count) => times(count, (i) => coin(x, y, z + i * 0.22, r));

function tree(x, y, z, size, round) {
  const [bx, by] = iso(x, y, z);
  const s = size * 58;
  const trunk = `<path d="M${n(bx - s * 0.06)} ${n(by)}v${n(-s * 0.5)}h${n(s * 0.12)}v${n(s * 0.5)}Z" fill="#7a4630"/>`;
  if (round)
    return `${trunk}<circle cx="${n(bx)}" cy="${n(by - s * 0.95)}" r="${n(s * 0.52)}" fill="#f47b5f"/>
    <path d="M${n(bx)} ${n(by - s * 1.47)}A${n(s * 0.52)} ${n(s * 0.52)} 0 0 1 ${n(bx)} ${n(by - s * 0.43)}A${n(s * 0.78)} ${n(s * 0.78)} 0 0 0 ${n(bx)} ${n(by - s * 1.47)}Z" fill="#d9573f"/>`;
  return `${trunk}<path d="M${n(bx)} ${n(by - s * 1.9)}L${n(bx - s * 0.44)} ${n(by - s * 0.42)}Q${n(bx)} ${n(by - s * 0.24)} ${n(bx + s * 0.44)} ${n(by - s * 0.42)}Z" fill="#1d7a66"/>
  <path d="M${n(bx)} ${n(by - s * 1.9)}L${n(bx + s * 0.44)} ${n(by - s * 0.42)}Q${n(bx + s * 0.2)} ${n(by - s * 0.3)} ${n(bx)} ${n(by - s * 0.3)}Z" fill="#125a4e"/>`;
}

function house(x, y, z) {
  const [w, d, h] = [1.7, 1.5, 1.15];
  const roof = 0.95;
  const p = (...point) => iso(...point);
  const path = (points, fill) => `<path d="${polygon(points.map((q) => p(...q)))}" fill="${fill}"/>`;
  const [x1, y1, top] = [x + w, y + d, z + h];
  const window = (a, b) =>
    path(
      [
        [a, y1, z + 0.42],
        [a + 0.36, y1, z + 0.42],
        [a + 0.36, y1, z + 0.82],
        [a, y1, z + 0.82],
      ],
      b,
    );
  return `${box([x, y, z], [w, d, h], ["#fff", "#ffe9cf", "#f2c9a0"])}
    ${path(
      [
        [x1, y, top],
        [x1, y1, top],
        [x1, y + d / 2, top + roof],
      ],
      "#f2c9a0",
    )}
    ${path(
      [
        [x - 0.14, y1 + 0.18, top - 0.16],
        [x1 + 0.14, y1 + 0.18, top - 0.16],
        [x1 + 0.14, y + d / 2, top + roof],
        [x - 0.14, y + d / 2, top + roof],
      ],
      "#e5533d",
    )}
    ${path(
      [
        [x1 + 0.14, y1 + 0.18, top - 0.16],
        [x1 + 0.14, y1 + 0.18, top - 0.02],
        [x1 + 0.14, y + d / 2, top + roof + 0.12],
        [x1 + 0.14, y - 0.18, top - 0.02],
        [x1 + 0.14, y - 0.18, top - 0.16],
        [x1 + 0.14, y + d / 2, top + roof - 0.06],
      ],
      "#b83a2b",
    )}
    ${window(x + 0.22, "#ffc94d")}${window(x + 1.1, "#ffc94d")}${path(
      [
        [x1, y + 0.55, z],
        [x1, y + 0.98, z],
        [x1, y + 0.98, z + 0.78],
        [x1, y + 0.55, z + 0.78],
      ],
      C.forest,
    )}`;
}

export default () => {
  const grass = ["#8fd3a9", "#4fa387", "#37836f"];
  const [sx, sy] = iso(2.2, 2.2, -1.6);
  return sheet({
    fonts: ["familjen-grotesk"],
    ground: C.cream,
    defs:
      linear("sky", [
        [0, "#bfe6df"],
        [1, "#eef7ee"],
      ]) +
      `<filter id="b" x="-30%" y="-80%" width="160%" height="260%"><feGaussianBlur stdDeviation="26"/></filter>`,
    art: `<rect width="1080" height="1350" fill="url(#sky)"/>
    <ellipse cx="${sx}" cy="${sy + 20}" rx="400" ry="100" fill="#2d7468" opacity=".4" filter="url(#b)"/>
      ${box([-2.3, -2.3, -0.9], [8.6, 8.6, 0.9], ["#c98f5b", "#a96c41", "#8a5433"])}
      ${box([-2.3, -2.3, 0], [8.6, 8.6, 0.14], ["#a6dfb8", "#5fae90", "#44917a"])}
      ${box([-2, -2, 0.14], [2.6, 2.5, 2.9], grass)}${house(-1.75, -1.65, 3.04)}${tree(0.15, -1.4, 3.04, 0.75, true)}
      ${box([0.6, -2, 0.14], [1.6, 2.5, 2.1], grass)}${tree(1.1, -1.5, 2.24, 1)}${stack(1.55, -0.4, 2.24, 0.42, 6)}
      ${box([-2, 0.5, 0.14], [2.6, 1.6, 2.1], grass)}${tree(-1.5, 1.1, 2.24, 1.05)}${stack(-0.35, 1.3, 2.24, 0.42, 6)}
      ${box([0.6, 0.5, 0.14], [1.6, 1.6, 1.7], grass)}${stack(1.4, 1.3, 1.84, 0.52, 4)}
      ${box([2.2, -2, 0.14], [1.8, 4.1, 1.2], grass)}${tree(2.9, -1.3, 1.34, 1.1)}${tree(3.5, -0.7, 1.34, 0.8, true)}${stack(3.1, 1.1, 1.34, 0.44, 5)}
      ${box([-2, 2.1, 0.14], [4.2, 1.8, 1.2], grass)}${tree(-1.4, 2.9, 1.34, 0.9, true)}${stack(-0.1, 3, 1.34, 0.44, 5)}${tree(1.2, 2.7, 1.34, 1)}
      ${box([2.2, 2.1, 0.14], [1.8, 1.8, 0.8], grass)}${stack(3.1, 3, 0.94, 0.46, 3)}
      ${tree(4.8, -1.6, 0.14, 1.2)}${tree(5.3, 0.2, 0.14, 0.85, true)}${coin(4.9, 2.2, 0.14, 0.4)}${tree(-1.5, 5, 0.14, 1.15)}${coin(0.4, 5, 0.14, 0.4)}${tree(2, 5.2, 0.14, 0.8, true)}${stack(4.9, 4.9, 0.14, 0.5, 2)}
      ${text(70, 152, "Small sums,", { font: "familjen-grotesk", size: 122, weight: 700, fill: C.forest, tracking: -0.045 })}
      ${text(70, 266, "stacked.", { font: "familjen-grotesk", size: 122, weight: 700, fill: "#e5533d", tracking: -0.045 })}
      ${text(72, 1278, "Pennyroot", { font: "familjen-grotesk", size: 46, weight: 700, fill: C.forest, tracking: -0.03 })}
      ${text(1008, 1250, "Round up every purchase.", { font: "familjen-grotesk", size: 29, weight: 500, fill: C.forest, anchor: "end" })}
      ${text(1008, 1286, "Watch the garden grow.", { font: "familjen-grotesk", size: 29, weight: 500, fill: C.forest, anchor: "end" })}`,
  });
};

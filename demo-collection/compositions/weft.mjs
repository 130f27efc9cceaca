/** A W folded from one woven ribbon: threads on both faces, light at the folds, shadow beneath. */
import { n, polygon, times } from "./lib/geometry.mjs";
import { lettering } from "./lib/outline.mjs";
import { sheet, text } from "./lib/page.mjs";
import { grain, linear } from "./lib/texture.mjs";

const C = { ground: "#e7e1f0", ink: "#2a1440", front: ["#ff8a5c", "#f2553d"], back: ["#5b2a86", "#3d1766"] };

/** Four leaning strips that share their short edges; x positions of the edge starts, top and bottom in turn. */
function ribbon(x, y, h, step, w, id, threads = true) {
  const edges = [0, 1, 2, 3, 4].map((i) => ({ x: x + i * step, y: i % 2 ? y + h : y }));
  const strip = (i) => {
    const [a, b] = [edges[i], edges[i + 1]];
    return [
      [a.x, a.y],
      [a.x + w, a.y],
      [b.x + w, b.y],
      [b.x, b.y],
    ];
  };
  const draw = (i) => {
    const points = strip(i);
    const face = i % 2 ? "back" : "front";
    const lines = times(15, (k) => {
      const t = (k + 0.5) / 15;
      return `<path d="M${n(points[0][0] + w * t)} ${points[0][1]}L${n(points[3][0] + w * t)} ${points[3][1]}" stroke="${k % 3 ? "#fff" : "#000"}" stroke-opacity="${k % 3 ? 0.17 : 0.12}" stroke-width="${n(w / 60)}"/>`;
    });
    return `<path d="${polygon(points)}" fill="url(#${id}${face})"/>
    ${threads ? lines : ""}<path d="${polygon(points)}" fill="url(#${id}shade${i})"/>`;
  };
  return `${draw(1)}${draw(3)}${draw(0)}${draw(2)}`;
}

export default async () => {
  const name = await lettering("space-grotesk", "weft", { size: 100, axes: { wght: 600 }, tracking: -0.05 });
  const [x, y, h, step, w] = [142, 224, 560, 148, 204];
  const shades = (id, y0, h0) =>
    linear(
      `${id}front`,
      [
        [0, C.front[0]],
        [1, C.front[1]],
      ],
      { units: "userSpaceOnUse", y1: y0, y2: y0 + h0 },
    ) +
    linear(
      `${id}back`,
      [
        [0, C.back[0]],
        [1, C.back[1]],
      ],
      { units: "userSpaceOnUse", y1: y0, y2: y0 + h0 },
    ) +
    [0, 1, 2, 3]
      .map((i) =>
        linear(
          `${id}shade${i}`,
          i % 2
            ? [
                [0, "#12001f", 0.62],
                [0.3, "#12001f", 0.06],
                [0.72, "#12001f", 0.06],
                [1, "#12001f", 0.62],
              ]
            : [
                [0, "#fff", 0.26],
                [0.28, "#fff", 0],
                [0.75, "#6b1020", 0],
                [1, "#6b1020", 0.3],
              ],
          { units: "userSpaceOnUse", y1: y0, y2: y0 + h0 },
        ),
      )
      .join("");
  const tile = (tx, ground, fill) =>
    `<rect x="${tx}" y="1010" width="150" height="150" rx="34" fill="${ground}"/>
    <g transform="translate(${tx + 22} 1044)" fill="${fill}">${[0, 2]
      .map(
        (i) =>
          `<path d="${polygon([
            [i * 20.6, 0],
            [i * 20.6 + 28, 0],
            [(i + 1) * 20.6 + 28, 80],
            [(i + 1) * 20.6, 80],
          ])}"/>`,
      )
      .join("")}${[1, 3]
      .map(
        (i) =>
          `<path d="${polygon([
            [i * 20.6, 80],
            [i * 20.6 + 28, 80],
            [(i + 1) * 20.6 + 28, 0],
            [(i + 1) * 20.6, 0],
          ])}" opacity=".55"/>`,
      )
      .join("")}</g>`;
  return sheet({
    fonts: ["space-grotesk"],
    ground: C.ground,
    defs:
      shades("big", y, h) +
      grain("grain", { strength: 0.06 }) +
      '<filter id="cast" x="-30%" y="-30%" width="170%" height="170%"><feGaussianBlur stdDeviation="24"/></filter>' +
      linear(
        "table",
        [
          [0, "#f3eff8"],
          [1, "#d9d0e8"],
        ],
        { x2: 1 },
      ),
    art: `<g filter="url(#grain)"><rect width="1080" height="1350" fill="url(#table)"/>
    <g transform="translate(44 64)" opacity=".42" filter="url(#cast)"><path d="M${x} ${y}h${w}l${step} ${h}h${-w}ZM${x + step} ${y + h}h${w}l${step} ${-h}h${-w}ZM${x + 2 * step} ${y}h${w}l${step} ${h}h${-w}ZM${x + 3 * step} ${y + h}h${w}l${step} ${-h}h${-w}Z" fill="#3d1766"/></g>
      ${ribbon(x, y, h, step, w, "big")}</g>
      ${name.fit({ x: 70, y: 1000, h: 150 }).svg(`fill="${C.ink}"`)}${tile(528, C.ink, "#ff8a5c")}${tile(694, "#f2553d", "#fff")}${tile(860, "#fff", C.back[1])}
      ${text(70, 92, "Weft, cloth on demand", { font: "space-grotesk", size: 25, weight: 500, fill: C.ink })}
      ${text(1010, 92, "Symbol 1.0", { font: "space-grotesk", size: 25, weight: 500, fill: C.ink, anchor: "end" })}
      <path d="M70 1222H1010" stroke="${C.ink}" stroke-width="2"/>
      ${text(70, 1278, "One ribbon, four folds, no ends in sight.", { font: "space-grotesk", size: 27, weight: 450, fill: C.ink })}
      ${text(1010, 1278, "weft.example", { font: "space-grotesk", size: 27, weight: 450, fill: C.ink, anchor: "end" })}`,
  });
};

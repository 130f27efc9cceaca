/** Lettering as outlines: exact ink boxes, fitting and warping, which live text can't give. */
import { readFileSync } from "node:fs";
import * as fontkit from "fontkit";
import wawoff2 from "wawoff2";
import { fontFile } from "./fonts.mjs";
import { n } from "./geometry.mjs";

const opened = new Map();

async function open(name, axes) {
  if (!opened.has(name)) {
    opened.set(
      name,
      fontkit.create(Buffer.from(await wawoff2.decompress(readFileSync(fontFile(name).file)))),
    );
  }
  const font = opened.get(name);
  return axes ? font.getVariation(axes) : font;
}

const lerp = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** Straight and curved segments, each as four control points. */
function segmentsOf(path, move) {
  const contours = [];
  let from = [0, 0];
  let start = from;
  const line = (to) => {
    if (to[0] !== from[0] || to[1] !== from[1])
      contours.at(-1).push([from, lerp(from, to, 1 / 3), lerp(from, to, 2 / 3), to]);
    from = to;
  };
  for (const { command, args } of path.commands) {
    const points = [];
    for (let i = 0; i < args.length; i += 2) points.push(move(args[i], args[i + 1]));
    if (command === "moveTo") {
      contours.push([]);
      from = start = points[0];
    } else if (command === "lineTo") line(points[0]);
    else if (command === "quadraticCurveTo") {
      contours
        .at(-1)
        .push([from, lerp(from, points[0], 2 / 3), lerp(points[1], points[0], 2 / 3), points[1]]);
      from = points[1];
    } else if (command === "bezierCurveTo") {
      contours.at(-1).push([from, ...points]);
      from = points[2];
    } else line(start);
  }
  return contours;
}

function split([a, b, c, d], pieces) {
  const result = [];
  let rest = [a, b, c, d];
  for (let i = pieces; i > 1; i--) {
    const t = 1 / i;
    const [p, q, r] = [lerp(rest[0], rest[1], t), lerp(rest[1], rest[2], t), lerp(rest[2], rest[3], t)];
    const [s, u] = [lerp(p, q, t), lerp(q, r, t)];
    const m = lerp(s, u, t);
    result.push([rest[0], p, s, m]);
    rest = [m, u, r, rest[3]];
  }
  return [...result, rest];
}

class Lettering {
  constructor(contours) {
    this.contours = contours;
    const points = contours.flat(2);
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    this.box = { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
  }

  map(move, pieces = 1) {
    return new Lettering(
      this.contours.map((contour) =>
        contour
          .flatMap((segment) => split(segment, pieces))
          .map((segment) => segment.map(([x, y]) => move(x, y))),
      ),
    );
  }

  /** The ink fills the given width, and the height too where one is given. */
  fit({ x = 0, y = 0, w, h }) {
    const sx = w === undefined ? h / this.box.h : w / this.box.w;
    const sy = h === undefined ? sx : h / this.box.h;
    return this.map((px, py) => [x + (px - this.box.x) * sx, y + (py - this.box.y) * sy]);
  }

  move(dx, dy) {
    return this.map((x, y) => [x + dx, y + dy]);
  }

  /** Bends the unit square around the ink: (u, v) in 0..1 to a point. */
  warp(place, pieces = 6) {
    const { x, y, w, h } = this.box;
    return this.map((px, py) => place((px - x) / w, (py - y) / h), pieces);
  }

  get d() {
    return this.contours
      .filter((contour) => contour.length)
      .map((contour) => {
        const [x, y] = contour[0][0];
        return `M${n(x)} ${n(y)}${contour.map(([, b, c, e]) => `C${n(b[0])} ${n(b[1])} ${n(c[0])} ${n(c[1])} ${n(e[0])} ${n(e[1])}`).join("")}Z`;
      })
      .join("");
  }

  svg(attributes = "") {
    return `<path d="${this.d}" ${attributes}/>`;
  }
}

/** Kerned outlines with the baseline's left end at (x, y); anchor 'middle' or 'end' moves it. */
export async function lettering(
  name,
  text,
  { size = 100, x = 0, y = 0, tracking = 0, anchor = "start", axes, features } = {},
) {
  const font = await open(name, axes);
  const run = font.layout(text, features);
  const scale = size / font.unitsPerEm;
  const advance = run.positions.reduce(
    (sum, position) => sum + position.xAdvance * scale + tracking * size,
    -tracking * size,
  );
  let pen = x - (anchor === "middle" ? advance / 2 : anchor === "end" ? advance : 0);
  const contours = run.glyphs.flatMap((glyph, index) => {
    const { xOffset, yOffset, xAdvance } = run.positions[index];
    const left = pen;
    pen += xAdvance * scale + tracking * size;
    return segmentsOf(glyph.path, (px, py) => [left + (px + xOffset) * scale, y - (py + yOffset) * scale]);
  });
  const result = new Lettering(contours);
  result.advance = advance;
  return result;
}

/** Small drawing functions that return SVG path data or markup. */

export const TAU = Math.PI * 2;
export const n = (value) => Math.round(value * 100) / 100;
export const range = (count) => Array.from({ length: count }, (_, index) => index);
export const each = (list, draw) => list.map(draw).join("");
export const times = (count, draw) => each(range(count), draw);
export const polar = (cx, cy, radius, degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
};

export const polygon = (points) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
export const polyline = (points) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`;

/** A Catmull-Rom curve through the points. */
export function curve(points, { closed = false, tension = 6 } = {}) {
  const count = points.length;
  const at = (i) => (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]);
  let d = `M${n(points[0][0])} ${n(points[0][1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / tension)} ${n(b[1] + (c[1] - a[1]) / tension)} ${n(c[0] - (e[0] - b[0]) / tension)} ${n(c[1] - (e[1] - b[1]) / tension)} ${n(c[0])} ${n(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

export function star(cx, cy, outer, inner, tips, turn = -90) {
  return polygon(range(tips * 2).map((i) => polar(cx, cy, i % 2 ? inner : outer, turn + (i * 180) / tips)));
}

/** The open arc of a circle, clockwise from one angle to the other. */
export function arc(cx, cy, radius, from, to) {
  const [x0, y0] = polar(cx, cy, radius, from);
  const [x1, y1] = polar(cx, cy, radius, to);
  return `M${n(x0)} ${n(y0)}A${n(radius)} ${n(radius)} 0 ${to - from > 180 ? 1 : 0} 1 ${n(x1)} ${n(y1)}`;
}

/** A ring's sector, filled. */
export function sector(cx, cy, inner, outer, from, to) {
  const large = to - from > 180 ? 1 : 0;
  const [a, b] = [polar(cx, cy, outer, from), polar(cx, cy, outer, to)];
  const [c, d] = [polar(cx, cy, inner, to), polar(cx, cy, inner, from)];
  return `M${n(a[0])} ${n(a[1])}A${n(outer)} ${n(outer)} 0 ${large} 1 ${n(b[0])} ${n(b[1])}L${n(c[0])} ${n(c[1])}A${n(inner)} ${n(inner)} 0 ${large} 0 ${n(d[0])} ${n(d[1])}Z`;
}

/** Isometric projection: x to the lower right, y to the lower left, z up. */
export const isometric =
  (ox, oy, unit) =>
  (x, y, z = 0) => [ox + (x - y) * unit * 0.8660254, oy + (x + y) * unit * 0.5 - z * unit];

/** A box in an isometric projection, with one colour for each visible side. */
export function isoBox(iso, [x, y, z], [w, d, h], [top, left, right], extra = "") {
  const face = (points, fill) =>
    `<path d="${polygon(points.map((p) => iso(...p)))}" fill="${fill}" stroke="${fill}" stroke-width=".6" ${extra}/>`;
  return (
    face(
      [
        [x, y + d, z],
        [x + w, y + d, z],
        [x + w, y + d, z + h],
        [x, y + d, z + h],
      ],
      left,
    ) +
    face(
      [
        [x + w, y, z],
        [x + w, y + d, z],
        [x + w, y + d, z + h],
        [x + w, y, z + h],
      ],
      right,
    ) +
    face(
      [
        [x, y, z + h],
        [x + w, y, z + h],
        [x + w, y + d, z + h],
        [x, y + d, z + h],
      ],
      top,
    )
  );
}

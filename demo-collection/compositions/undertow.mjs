/** Evenly spaced streamlines; where they pass through the letters they change colour and fall into line. */
import { n, polyline } from "./lib/geometry.mjs";
import { lettering } from "./lib/outline.mjs";
import { sheet, text } from "./lib/page.mjs";
import { noise, random } from "./lib/random.mjs";

const GROUND = "#0b1d33";
const SEA = ["#2f5d8a", "#3f79a6", "#274c78", "#5b97b5"];
const FOAM = ["#ffe9cf", "#ffb37a", "#ff7d5c"];
const CELL = 4;
const COLUMNS = 270;
const ROWS = 338;

function rasterise(contours) {
  const inside = new Uint8Array(COLUMNS * ROWS);
  const loops = contours.map((contour) =>
    contour.flatMap(([a, b, c, d]) =>
      [0, 0.2, 0.4, 0.6, 0.8].map((t) =>
        [0, 1].map(
          (k) =>
            (1 - t) ** 3 * a[k] + 3 * (1 - t) ** 2 * t * b[k] + 3 * (1 - t) * t * t * c[k] + t ** 3 * d[k],
        ),
      ),
    ),
  );
  for (let row = 0; row < ROWS; row++) {
    const y = (row + 0.5) * CELL;
    const hits = loops
      .flatMap((loop) =>
        loop.flatMap(([x0, y0], i) => {
          const [x1, y1] = loop[(i + 1) % loop.length];
          return y0 <= y !== y1 <= y ? [[x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), y1 > y0 ? 1 : -1]] : [];
        }),
      )
      .sort((p, q) => p[0] - q[0]);
    let winding = 0;
    let next = 0;
    for (let column = 0; column < COLUMNS; column++) {
      while (next < hits.length && hits[next][0] < (column + 0.5) * CELL) winding += hits[next++][1];
      inside[row * COLUMNS + column] = winding === 0 ? 0 : 1;
    }
  }
  return (x, y) =>
    inside[
      Math.min(ROWS - 1, Math.max(0, Math.floor(y / CELL))) * COLUMNS +
        Math.min(COLUMNS - 1, Math.max(0, Math.floor(x / CELL)))
    ] === 1;
}

function streamlines(inside) {
  const field = noise(71);
  const { next, between } = random(19);
  const spacing = 12.4;
  const taken = new Map();
  const key = (x, y) => `${Math.floor(x / spacing)},${Math.floor(y / spacing)}`;
  const free = (x, y, self, room) => {
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++) {
        for (const [px, py, line] of taken.get(key(x + dx * spacing, y + dy * spacing)) ?? [])
          if (line !== self && Math.hypot(px - x, py - y) < room) return false;
      }
    return true;
  };
  const angle = (x, y) =>
    inside(x, y)
      ? -0.05 + 0.13 * Math.sin(x / 110)
      : 2.4 * field(x / 330, y / 330) + 0.9 * field(9 + x / 130, y / 130) + Math.PI * 0.5;
  const result = [];
  for (let attempt = 0; attempt < 26000; attempt++) {
    const start = [next() * 1080, next() * 1350];
    const letter = inside(...start);
    const room = letter ? 8.6 : 10.2;
    if (!free(...start, -1, room)) continue;
    const id = result.length;
    const trace = (sign) => {
      let [x, y] = start;
      const points = [];
      for (let step = 0; step < (letter ? 130 : 110); step++) {
        const a = angle(x, y);
        x += Math.cos(a) * 3.2 * sign;
        y += Math.sin(a) * 3.2 * sign;
        if (x < -20 || x > 1100 || y < -20 || y > 1370 || inside(x, y) !== letter || !free(x, y, id, room))
          break;
        points.push([x, y]);
      }
      return points;
    };
    const points = [...trace(-1).reverse(), start, ...trace(1)];
    if (points.length < 5) continue;
    for (const [x, y] of points) {
      const k = key(x, y);
      if (!taken.has(k)) taken.set(k, []);
      taken.get(k).push([x, y, id]);
    }
    result.push({ points, letter, tone: next(), width: between(3.2, 5.4) });
  }
  return result;
}

export default async () => {
  const under = await lettering("archivo", "UNDER", {
    size: 100,
    axes: { wdth: 62, wght: 900 },
    tracking: 0,
  });
  const tow = await lettering("archivo", "TOW", {
    size: 100,
    axes: { wdth: 100, wght: 900 },
    tracking: -0.01,
  });
  const inside = rasterise([
    ...under.fit({ x: 60, y: 196, w: 960, h: 430 }).contours,
    ...tow.fit({ x: 60, y: 664, w: 960, h: 430 }).contours,
  ]);
  const lines = streamlines(inside).map(({ points, letter, tone, width }) => {
    const y = points[0][1];
    const colour = letter
      ? FOAM[Math.min(2, Math.floor((y - 196) / 320 + tone * 0.8))]
      : SEA[Math.floor(tone * SEA.length)];
    const kept = points.filter((_, i) => i % 3 === 0 || i === points.length - 1);
    return `<path d="${polyline(kept.length > 1 ? kept : points)}" stroke="${colour}" stroke-width="${n(letter ? 7 : width * 0.8)}"/>`;
  });
  const band = (y, h) => `<rect y="${y}" width="1080" height="${h}" fill="${GROUND}"/>`;
  const label = (x, y, words, anchor = "start", fill = "#ffe9cf") =>
    text(x, y, words, { font: "archivo", size: 30, weight: 600, fill, anchor, style: "font-stretch:112%" });
  return sheet({
    fonts: ["archivo"],
    ground: GROUND,
    art: `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${lines.join("")}</g>${band(0, 128)}${band(1196, 154)}
      ${label(60, 78, "Electronic music below sea level")}${label(1020, 78, "22:00", "end", "#ff7d5c")}
      ${label(60, 1262, "Saturday 18 October")}${label(60, 1304, "Silo 3, East Basin", "start", "#5b97b5")}${label(1020, 1262, "Mira Oduya live", "end")}${label(1020, 1304, "Pelagic, Tom Halloran", "end", "#5b97b5")}`,
  });
};

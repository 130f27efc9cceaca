/** One island in contour lines, traced from seeded noise by marching squares, and one small red dot. */
import { curve, range, times } from "./lib/geometry.mjs";
import { sheet, text } from "./lib/page.mjs";
import { noise } from "./lib/random.mjs";

const GROUND = "#ece7dc";
const INK = "#234b57";
const RED = "#e4492f";
const STEP = 9;
const [COLUMNS, ROWS] = [121, 120];
const [LEFT, TOP] = [-4, 190];

const field = noise(2024);
const height = (c, r) => {
  const [x, y] = [(c / COLUMNS - 0.5) * 2.5, (r / ROWS - 0.47) * 2.75];
  const bend = x * 0.9 + 0.34 * Math.sin(y * 2.1);
  const dome = 1.02 - Math.hypot(bend * 1.12, y * 0.98) * 1.16;
  const shore = 2.2 * Math.max(0, Math.abs(x) - 0.86) + 2.2 * Math.max(0, Math.abs(y) - 0.98);
  return (
    dome -
    shore +
    0.3 * field(c / 22, r / 22) +
    0.13 * field(50 + c / 9, r / 9) -
    0.36 * Math.exp(-((x - 0.34) ** 2 + (y - 0.36) ** 2) * 16)
  );
};

/** The isolines of one level as point lists. */
function contour(level) {
  const cross = (c0, r0, c1, r1) => {
    const [a, b] = [height(c0, r0), height(c1, r1)];
    const t = (level - a) / (b - a);
    return [LEFT + (c0 + (c1 - c0) * t) * STEP, TOP + (r0 + (r1 - r0) * t) * STEP];
  };
  const links = new Map();
  const points = new Map();
  const join = (a, b) => {
    for (const [p, q] of [
      [a, b],
      [b, a],
    ])
      links.set(p, [...(links.get(p) ?? []), q]);
  };
  for (let r = 0; r < ROWS; r++)
    for (let c = 0; c < COLUMNS; c++) {
      const corners = [
        [c, r],
        [c + 1, r],
        [c + 1, r + 1],
        [c, r + 1],
      ];
      const edges = range(4).filter(
        (i) => height(...corners[i]) > level !== height(...corners[(i + 1) % 4]) > level,
      );
      const keys = edges.map((i) => {
        const [p, q] = [corners[i], corners[(i + 1) % 4]].sort((m, n) => m[1] - n[1] || m[0] - n[0]);
        const key = `${p}|${q}`;
        points.set(key, cross(...p, ...q));
        return key;
      });
      for (let i = 0; i + 1 < keys.length; i += 2) join(keys[i], keys[i + 1]);
    }
  const seen = new Set();
  return [...links.keys()].flatMap((first) => {
    if (seen.has(first)) return [];
    const line = [];
    for (let key = first; key && !seen.has(key); key = links.get(key).find((next) => !seen.has(next))) {
      seen.add(key);
      line.push(points.get(key));
    }
    return line.length > 8 ? [line] : [];
  });
}

export default () => {
  const lines = range(22).map((i) => {
    const level = 0.02 + i * 0.05;
    const d = contour(level)
      .map((line) =>
        curve(
          line.filter((_, k) => k % 2 === 0),
          { closed: true },
        ),
      )
      .join("");
    return `<path d="${d}" fill="${i === 0 ? "#f7f3ea" : "none"}" stroke-width="${i === 0 ? 5 : i % 5 === 0 ? 3.4 : 1.7}"/>`;
  });
  const surf = range(3).map(
    (i) =>
      `<path d="${contour(-0.05 - i * 0.06)
        .map((line) =>
          curve(
            line.filter((_, k) => k % 2 === 0),
            { closed: true },
          ),
        )
        .join(
          "",
        )}" fill="none" stroke-width="1.6" stroke-dasharray="${3 + i} ${9 + i * 7}" opacity="${0.8 - i * 0.2}"/>`,
  );
  const t = (x, y, words, size, anchor = "start", fill = INK) =>
    text(x, y, words, {
      font: "tenor-sans",
      size,
      fill,
      anchor,
      extra: `stroke="${GROUND}" stroke-width="9" paint-order="stroke"`,
      tracking: size > 50 ? -0.02 : 0.01,
    });
  return sheet({
    fonts: ["tenor-sans"],
    ground: GROUND,
    art: `<g stroke="${INK}" stroke-linejoin="round" stroke-linecap="round">${surf.join("")}${lines.join("")}</g>
      <circle cx="734" cy="744" r="13" fill="${RED}"/><path d="M734 744H1010" stroke="${RED}" stroke-width="2"/>
      ${t(1010, 728, "The cabin", 25, "end", RED)}
      ${t(68, 136, "Skerry, population two", 76)}
      ${t(70, 1244, "One cabin, one boat, no road.", 31)}${t(70, 1288, "Weekends from April", 31)}${t(1012, 1288, "58° 51′ N", 31, "end")}${t(1012, 1244, "scale 1 : 4000", 31, "end")}
      ${times(5, (i) => `<rect x="${812 + i * 40}" y="1192" width="40" height="8" fill="${i % 2 ? GROUND : INK}" stroke="${INK}" stroke-width="1.6"/>`)}`,
  });
};

/** A running track from above at dawn: the slogan is painted on the lanes and bends with them. */
import { arc, n, polar, range, times } from "./lib/geometry.mjs";
import { lettering } from "./lib/outline.mjs";
import { sheet, text } from "./lib/page.mjs";
import { linear, stipple } from "./lib/texture.mjs";

const C = { track: "#e4572e", line: "#fff1e0", field: "#0d3f46", shade: "#8f2312", paint: "#fff1e0" };
const [CX, CY] = [-150, 1440];
const LANE = 172;
const INNER = 470;

async function painted(words, lane, from, to) {
  const letters = await lettering("anybody", words, {
    size: 100,
    axes: { wdth: 118, wght: 880 },
    tracking: 0.02,
  });
  const outer = INNER + LANE * (lane + 1) - 22;
  const depth = LANE - 44;
  return letters.warp((u, v) => polar(CX, CY, outer - depth * v, from + (to - from) * u), 10).d;
}

/** A runner seen from straight above, with the long shadow that gives the stride away. */
function runner(lane, angle, shirt) {
  const [x, y] = polar(CX, CY, INNER + LANE * (lane + 0.5), angle);
  const turn = angle + 90;
  return `<g transform="translate(${n(x)} ${n(y)})"><g transform="rotate(152)" fill="${C.shade}" opacity=".78"><path d="M0 -9L120 -15Q150 -28 172 -16L262 -46L268 -32L190 4L262 44L252 58L160 18L0 9Z"/>
  <path d="M96 -12L140 -60L196 -66L197 -54L148 -46L120 -8ZM100 10L120 48L78 74L70 64L100 44L88 10Z"/></g>
    <g transform="rotate(${n(turn)})"><path d="M-30 -10L-58 -22M28 8L54 26" stroke="#6b3a22" stroke-width="11" stroke-linecap="round"/>
    <path d="M-4 -34Q22 -50 34 -38M4 34Q-18 54 -34 40" fill="none" stroke="#6b3a22" stroke-width="11" stroke-linecap="round"/>
    <ellipse rx="17" ry="36" fill="${shirt}"/><circle cx="5" r="16" fill="#2b1710"/></g></g>`;
}

export default async () => {
  const words = await Promise.all([
    painted("RUN", 3, -78.5, -54),
    painted("BEFORE", 2, -76.6, -29),
    painted("THE SUN", 1, -73.4, -16),
    painted("DOES", 0, -69, -13),
  ]);
  const lines = times(
    7,
    (i) =>
      `<path d="${arc(CX, CY, INNER + LANE * i, -100, 10)}" fill="none" stroke="${C.line}" stroke-width="9"/>`,
  );
  const start = range(6)
    .map((lane) => {
      const a = -88.5 + lane * 0.4;
      const [x0, y0] = polar(CX, CY, INNER + LANE * lane, a);
      const [x1, y1] = polar(CX, CY, INNER + LANE * (lane + 1), a);
      return `<path d="M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}"/>`;
    })
    .join("");
  return sheet({
    fonts: ["anybody"],
    ground: C.track,
    defs:
      stipple("sand", "#c23f1c", { seed: 3 }) +
      stipple("mown", "#08292f", { seed: 8 }) +
      linear(
        "dusk",
        [
          [0, "#000", 0.05],
          [1, "#000", 0.72],
        ],
        { x1: 1, y1: 0, x2: 0, y2: 1 },
      ) +
      linear(
        "turf",
        [
          [0, "#000", 0.1],
          [1, "#000", 0.8],
        ],
        { x1: 1, y1: 0, x2: 0, y2: 1 },
      ),
    art: `<rect width="1080" height="1350" fill="url(#dusk)" filter="url(#sand)" opacity=".8"/>
    ${lines}<g stroke="${C.line}" stroke-width="9">${start}</g>
      <path d="${words.join("")}" fill="${C.paint}"/>
      ${runner(4, -66, "#ffd23f")}${runner(5, -40, "#8fe0d2")}${runner(3, -22, "#ffd23f")}
      <circle cx="${CX}" cy="${CY}" r="${INNER - 5}" fill="${C.field}"/>
      <circle cx="${CX}" cy="${CY}" r="${INNER - 5}" fill="url(#turf)" filter="url(#mown)"/>
      <path fill-rule="evenodd" d="M0 0H1080V1350H0ZM${CX} ${CY}m-1507 0a1507 1507 0 1 0 3014 0a1507 1507 0 1 0 -3014 0Z" fill="${C.field}"/>
      ${text(1032, 74, "Dawn Milers", { font: "anybody", size: 34, weight: 800, fill: "#ffd23f", anchor: "end" })}
      ${text(1032, 112, "club run no. 40", { font: "anybody", size: 25, weight: 500, fill: C.line, anchor: "end" })}
      ${text(34, 1232, "05:45", { font: "anybody", size: 62, weight: 850, fill: "#ffd23f" })}
      ${text(36, 1272, "Millpond Track", { font: "anybody", size: 25, weight: 600, fill: C.line })}
      ${text(36, 1306, "every Wednesday", { font: "anybody", size: 25, weight: 600, fill: C.line })}`,
  });
};

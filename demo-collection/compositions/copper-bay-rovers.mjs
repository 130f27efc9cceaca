/** A football crest: kraken arms round a lighthouse, drawn in heavy single-weight outlines, with its shirt numbers. */
import { curve, each, times } from "./lib/geometry.mjs";
import { lettering } from "./lib/outline.mjs";
import { sheet, text } from "./lib/page.mjs";

const NAVY = "#0f1b3d";
const COPPER = "#e2703a";
const BONE = "#f7eedd";
const SKY = "#79c2d0";

const shield =
  "M540 92C660 92 800 112 892 148C910 470 886 760 540 930C194 760 170 470 188 148C280 112 420 92 540 92Z";

function tentacle(points, from, to) {
  const dense = [];
  for (let i = 0; i <= 40; i++) {
    const t = (i / 40) * (points.length - 1);
    const k = Math.min(points.length - 2, Math.floor(t));
    const f = t - k;
    const at = (j) => points[Math.max(0, Math.min(points.length - 1, j))];
    dense.push(
      [0, 1].map((axis) => {
        const [a, b, c, d] = [at(k - 1), at(k), at(k + 1), at(k + 2)].map((p) => p[axis]);
        return (
          0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f ** 3)
        );
      }),
    );
  }
  const side = (sign) =>
    dense.map(([x, y], i) => {
      const [px, py] = dense[Math.max(0, i - 1)];
      const [qx, qy] = dense[Math.min(40, i + 1)];
      const length = Math.hypot(qx - px, qy - py) || 1;
      const w = from + (to - from) * (i / 40);
      return [x - (sign * (qy - py) * w) / length, y + (sign * (qx - px) * w) / length];
    });
  const cups = dense
    .filter((_, i) => i % 3 === 1 && i < 36)
    .map(([x, y], i, all) => {
      const next = all[Math.min(all.length - 1, i + 1)];
      const prev = all[Math.max(0, i - 1)];
      const length = Math.hypot(next[0] - prev[0], next[1] - prev[1]) || 1;
      const w = (from + (to - from) * (i / 13)) * 0.52;
      return `<circle cx="${x - ((next[1] - prev[1]) / length) * w}" cy="${y + ((next[0] - prev[0]) / length) * w}" r="${w * 0.46}" fill="${BONE}"/>`;
    })
    .join("");
  return `<path d="${curve([...side(1), ...side(-1).reverse()], { closed: true })}" fill="${COPPER}" stroke="${NAVY}" stroke-width="11" stroke-linejoin="round"/>${cups}`;
}

const mirror = (art) => `${art}<g transform="translate(1080 0) scale(-1 1)">${art}</g>`;

export default async () => {
  const top = await lettering("big-shoulders-display", "COPPER BAY", {
    size: 100,
    axes: { wght: 900 },
    tracking: 0.01,
  });
  const low = await lettering("big-shoulders-display", "ROVERS", {
    size: 100,
    axes: { wght: 900 },
    tracking: 0.02,
  });
  const bow = (letters, x, w, y, h, lift) =>
    letters.warp((u, v) => [x + u * w, y + v * h + lift * (1 - (2 * u - 1) ** 2)], 6).d;
  const arms = [
    tentacle(
      [
        [500, 800],
        [380, 770],
        [290, 690],
        [268, 570],
        [330, 500],
        [400, 540],
        [380, 612],
        [330, 600],
      ],
      40,
      8,
    ),
    tentacle(
      [
        [520, 810],
        [440, 720],
        [420, 640],
        [450, 560],
        [420, 480],
        [340, 430],
        [270, 440],
        [262, 500],
      ],
      34,
      7,
    ),
  ];
  return sheet({
    fonts: ["big-shoulders-display"],
    ground: SKY,
    defs: `<clipPath id="shield"><path d="${shield}"/></clipPath>`,
    art: `<g fill="#69b4c3">${times(12, (i) => `<path d="M540 520L${540 + 1500 * Math.cos((i * Math.PI) / 6)} ${520 + 1500 * Math.sin((i * Math.PI) / 6)}L${540 + 1500 * Math.cos(((i + 0.5) * Math.PI) / 6)} ${520 + 1500 * Math.sin(((i + 0.5) * Math.PI) / 6)}Z"/>`)}</g>
      <path d="${shield}" fill="${NAVY}" stroke="${NAVY}" stroke-width="76" stroke-linejoin="round"/>
      <path d="${shield}" fill="${NAVY}" stroke="${COPPER}" stroke-width="48" stroke-linejoin="round"/>
      <path d="${shield}" fill="${NAVY}" stroke="${BONE}" stroke-width="18" stroke-linejoin="round"/>
      <g clip-path="url(#shield)"><path d="M150 330H930V960H150Z" fill="${BONE}"/>
        ${mirror(`<path d="M540 420L100 300V420L540 446Z" fill="#ffd27a"/>`)}
        ${mirror(times(3, (i) => `<path d="M540 ${700 + i * 70}${times(5, () => `q-36 -44 -72 0`)}" fill="none" stroke="${NAVY}" stroke-width="13"/>`))}
        <path d="M478 470H602L640 800H440Z" fill="${BONE}" stroke="${NAVY}" stroke-width="13"/>
        <path d="M470 548H610L619 620H461ZM453 690H627L634 752H446Z" fill="${COPPER}"/>
        <path d="M478 470H602L640 800H440Z" fill="none" stroke="${NAVY}" stroke-width="13"/>
        <path d="M458 452H622V478H458Z" fill="${NAVY}"/>
        <path d="M494 392H586V452H494Z" fill="#ffd27a" stroke="${NAVY}" stroke-width="12"/>
        <path d="M480 392Q540 330 600 392Z" fill="${COPPER}" stroke="${NAVY}" stroke-width="12" stroke-linejoin="round"/>
        <path d="M540 392V452M494 422H586" stroke="${NAVY}" stroke-width="8"/>
        ${each(arms, mirror)}<path d="M540 712C596 712 622 752 622 800C622 850 590 880 540 906C490 880 458 850 458 800C458 752 484 712 540 712Z" fill="${COPPER}" stroke="${NAVY}" stroke-width="11"/>
        ${mirror(`<path d="M486 784L530 800Q520 826 500 822Q486 814 486 784Z" fill="${BONE}" stroke="${NAVY}" stroke-width="7" stroke-linejoin="round"/>
        <circle cx="509" cy="810" r="6" fill="${NAVY}"/>`)}
        <path d="M180 300Q540 262 900 300V344Q540 306 180 344Z" fill="${COPPER}"/></g>
      <path d="${bow(top, 232, 616, 160, 122, -14)}" fill="${BONE}"/>
      <path d="M300 968Q540 1044 780 968L806 1062Q540 1144 274 1062Z" fill="${NAVY}"/>
      <path d="M290 988L206 960L226 1022L190 1072L272 1066M790 988L874 960L854 1022L890 1072L808 1066" fill="${COPPER}"/>
      <path d="${bow(low, 372, 336, 1003, 64, 19)}" fill="${BONE}"/>
      <g fill="${NAVY}">${text(70, 1290, "FOOTBALL CLUB", { font: "big-shoulders-display", size: 42, weight: 800, tracking: 0.04 })}
      ${text(540, 1290, "EST. 1908", { font: "big-shoulders-display", size: 42, weight: 800, anchor: "middle", tracking: 0.04 })}
      ${text(1010, 1290, "PRIMARY CREST", { font: "big-shoulders-display", size: 42, weight: 800, anchor: "end", tracking: 0.04 })}</g>
      <rect x="70" y="1222" width="940" height="8" fill="${NAVY}"/>`,
  });
};

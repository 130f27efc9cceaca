/** Lamp-post banners on a snowy street at dusk; the pair makes one snow crystal. */
import { n, polar, times } from "./lib/geometry.mjs";
import { sheet, text } from "./lib/page.mjs";
import { random } from "./lib/random.mjs";
import { blur, grain, linear, radial } from "./lib/texture.mjs";

const C = { red: "#e03a2f", cream: "#fff2df", night: "#1a2450" };

const crystal = (cx, cy, r, colour) =>
  `<g stroke="${colour}" stroke-width="13" stroke-linecap="round" fill="none">${times(6, (i) => {
    const angle = i * 60 - 90;
    const branch = [
      [0.36, 0.2],
      [0.58, 0.26],
      [0.8, 0.16],
    ]
      .map(([at, size]) => {
        const [x, y] = polar(cx, cy, r * at, angle);
        return [-58, 58]
          .map((turn) => {
            const [tx, ty] = polar(x, y, r * size, angle + turn);
            return `M${n(x)} ${n(y)}L${n(tx)} ${n(ty)}`;
          })
          .join("");
      })
      .join("");
    const [x, y] = polar(cx, cy, r, angle);
    return `<path d="M${cx} ${cy}L${n(x)} ${n(y)}${branch}"/>`;
  })}</g>`;

function street(seed) {
  const { between, whole, pick, chance } = random(seed);
  const houses = [];
  for (let x = -30; x < 1100; ) {
    const w = whole(110, 190);
    const top = between(440, 700) + Math.abs(x - 500) * -0.28;
    const windows = times(Math.floor((1060 - top) / 62), (r) =>
      times(Math.floor(w / 44), (c) =>
        chance(0.52)
          ? `<rect x="${x + 16 + c * 44}" y="${n(top + 34 + r * 62)}" width="20" height="32" fill="${pick(["#ffcf7a", "#ffb35c", "#ffe1a6", "#56659c"])}"/>`
          : "",
      ),
    );
    houses.push(
      `<path d="M${x} 1130V${n(top)}L${x + w / 2} ${n(top - between(20, 80))}L${x + w} ${n(top)}V1130Z" fill="${pick(["#2c3a76", "#34437f", "#27336a", "#3a4585"])}"/>
      <path d="M${x - 5} ${n(top + 6)}L${x + w / 2} ${n(top - 66)}L${x + w + 5} ${n(top + 6)}" fill="none" stroke="#e9eefc" stroke-width="0"/>${windows}`,
    );
    x += w;
  }
  return houses.join("");
}

function post(x, base, s, art) {
  return `<g transform="translate(${x} ${base}) scale(${s})"><path d="M-10 0V-1070H10V0Z" fill="#0f1533"/>
  <path d="M-34 0Q-30 -70 -14 -84H14Q30 -70 34 0Z" fill="#0f1533"/><path d="M-22 -120h44v12h-44z" fill="#0f1533"/>
    <path d="M-10 -1064C-10 -1110 -40 -1116 -40 -1150H40C40 -1116 10 -1110 10 -1064Z" fill="#0f1533"/>
    <path d="M-46 -1156H46L32 -1236H-32Z" fill="#ffe7b0"/>
    <path d="M-46 -1156H46L32 -1236H-32Z" fill="none" stroke="#0f1533" stroke-width="7"/>
    <path d="M0 -1236V-1156" stroke="#0f1533" stroke-width="5"/>
    <path d="M-42 -1236Q0 -1286 42 -1236Z" fill="#0f1533"/>
    <path d="M-42 -1238Q0 -1290 42 -1238Q20 -1250 0 -1250Q-20 -1250 -42 -1238Z" fill="#fff"/>
    <path d="M-304 -1016H304M-304 -302H304" stroke="#0f1533" stroke-width="11" stroke-linecap="round"/>${art}</g>`;
}

const pair = (left, right) => `<rect x="-296" y="-1008" width="270" height="700" fill="${C.red}"/>
<rect x="26" y="-1008" width="270" height="700" fill="${C.cream}"/>
  <clipPath id="l"><rect x="-296" y="-1008" width="270" height="700"/></clipPath>
  <clipPath id="r"><rect x="26" y="-1008" width="270" height="700"/></clipPath>
  <g clip-path="url(#l)">${crystal(-26, -730, 232, C.cream)}</g>
  <g clip-path="url(#r)">${crystal(26, -730, 232, C.red)}</g>${left}${right}
  <rect x="-296" y="-1008" width="270" height="700" fill="url(#fold)"/>
  <rect x="26" y="-1008" width="270" height="700" fill="url(#fold)"/>
  <path d="M-300 -1022H-20v9H-300ZM20 -1022H300v9H20ZM-300 -308H-20" fill="#fff"/>`;

export default () => {
  const { between } = random(77);
  const flakes = (count, low, high, opacity, keepOff = () => false) =>
    times(count, () => {
      const [x, y, r] = [between(0, 1080), between(0, 1330), between(low, high)];
      return keepOff(x, y) ? "" : `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" opacity="${opacity}"/>`;
    });
  const word = (x, y, words, size, fill) =>
    text(x, y, words, { font: "syne", size, weight: 800, fill, tracking: -0.02 });
  const note = (x, y, words, fill) => text(x, y, words, { font: "syne", size: 18, weight: 600, fill });
  const small = `<rect x="-296" y="-1008" width="270" height="700" fill="${C.red}"/>
  <rect x="26" y="-1008" width="270" height="700" fill="${C.cream}"/>`;
  return sheet({
    fonts: ["syne"],
    ground: C.night,
    defs:
      linear("sky", [
        [0, "#1b2455"],
        [0.5, "#4a4c93"],
        [0.8, "#c98aa0"],
        [1, "#f6bf9d"],
      ]) +
      linear("snow", [
        [0, "#aab4e0"],
        [1, "#eef1ff"],
      ]) +
      linear(
        "fold",
        [
          [0, "#000", 0.14],
          [0.2, "#fff", 0.1],
          [0.5, "#000", 0.06],
          [0.75, "#fff", 0.08],
          [1, "#000", 0.18],
        ],
        { x2: 1, y2: 0 },
      ) +
      radial("halo", [
        [0, "#ffe6a8", 0.85],
        [0.3, "#ffcf7a", 0.35],
        [1, "#ffcf7a", 0],
      ]) +
      blur("far", 3.4) +
      blur("near", 1.6) +
      blur("pool", 22) +
      grain("grain", { strength: 0.08 }),
    art: `<g filter="url(#grain)"><rect width="1080" height="1140" fill="url(#sky)"/>
    <g filter="url(#far)">${street(6)}</g><path d="M0 1110H1080V1350H0Z" fill="url(#snow)"/>
    <path d="M0 1110Q300 1090 560 1112T1080 1104V1140H0Z" fill="#8f9bd0"/>
      <g filter="url(#near)">${post(120, 1160, 0.3, small)}${post(968, 1160, 0.3, small)}<circle cx="120" cy="800" r="90" fill="url(#halo)"/>
      <circle cx="968" cy="800" r="90" fill="url(#halo)"/></g>
      <ellipse cx="540" cy="1290" rx="460" ry="66" fill="#ffd9a0" opacity=".55" filter="url(#pool)"/>
      <g fill="#fff">${flakes(120, 1, 2.6, 0.8)}</g>
      <circle cx="540" cy="98" r="330" fill="url(#halo)"/>
      ${post(540, 1296, 1, pair(`${word(-272, -440, "Frost", 57, C.cream)}${note(-270, -400, "28 November", C.cream)}${note(-270, -372, "to 6 January", C.cream)}`, `${word(50, -440, "Market", 41, C.red)}${note(52, -400, "Tanner’s Square,", C.red)}${note(52, -372, "daily until ten", C.red)}`))}
      <path d="M440 1310Q480 1276 540 1280T650 1308Q700 1330 540 1332T440 1310Z" fill="#fff"/>
      <g fill="#fff">${flakes(46, 3, 6.5, 0.9, (x, y) => x > 236 && x < 844 && y > 800 && y < 980)}</g></g>`,
  });
};

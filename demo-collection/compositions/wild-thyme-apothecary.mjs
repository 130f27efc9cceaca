/** A letterpress emblem: a bee inside a wreath of thyme, pressed into cotton paper. */
import { curve, n, polar, range, times } from "./lib/geometry.mjs";
import { sheet } from "./lib/page.mjs";
import { random } from "./lib/random.mjs";
import { paper, worn } from "./lib/texture.mjs";

const INK = "#26402f";
const [CX, CY] = [540, 620];

/** One sprig that follows the circle, with paired leaves and a few flowers. */
function sprig(from, sweep, radius, seed) {
  const { between, chance } = random(seed);
  const steps = 17;
  const stem = range(steps).map((i) =>
    polar(CX, CY, radius + 9 * Math.sin(i * 0.9 + seed), from + (sweep * i) / (steps - 1)),
  );
  const leaves = times(steps - 2, (k) => {
    const i = k + 1;
    const [x, y] = stem[i];
    const along = from + (sweep * i) / (steps - 1) + (sweep > 0 ? 90 : -90);
    const size = 40 * (1 - (i / steps) ** 3 * 0.6) * between(0.9, 1.12);
    return [-1, 1]
      .map((side) => {
        const angle = along + side * between(46, 62);
        const [tx, ty] = polar(x, y, size, angle);
        const bulge = (turn) => polar(x * 0.45 + tx * 0.55, y * 0.45 + ty * 0.55, size * 0.36, angle + turn);
        const [ax, ay] = bulge(90);
        const [bx, by] = bulge(-90);
        const leaf = `<path d="M${n(x)} ${n(y)}Q${n(ax)} ${n(ay)} ${n(tx)} ${n(ty)}Q${n(bx)} ${n(by)} ${n(x)} ${n(y)}Z" fill="${side > 0 ? INK : "none"}" stroke="${INK}" stroke-width="2.6"/>
        <path d="M${n(x)} ${n(y)}L${n(x + (tx - x) * 0.8)} ${n(y + (ty - y) * 0.8)}" stroke="${side > 0 ? "#f0e8d8" : INK}" stroke-width="1.8"/>`;
        const [fx, fy] = polar(x, y, size * 1.36, angle + side * 12);
        const flower = chance(0.3)
          ? `<path d="M${n(x)} ${n(y)}L${n(fx)} ${n(fy)}" stroke="${INK}" stroke-width="2"/>${times(
              5,
              (p) => {
                const [px, py] = polar(fx, fy, 6.4, p * 72);
                return `<circle cx="${n(px)}" cy="${n(py)}" r="4.6" fill="#a24b66"/>`;
              },
            )}<circle cx="${n(fx)}" cy="${n(fy)}" r="3" fill="#f0e8d8"/>`
          : "";
        return leaf + flower;
      })
      .join("");
  });
  return `<path d="${curve(stem)}" fill="none" stroke="${INK}" stroke-width="4.4" stroke-linecap="round"/>${leaves}`;
}

function bee() {
  const wing = (d, veins) =>
    `<path d="${d}" fill="none" stroke="${INK}" stroke-width="4"/>
    <path d="${veins}" fill="none" stroke="${INK}" stroke-width="1.8"/>`;
  const half = `${wing("M16 -34C70 -112 168 -124 186 -84C200 -44 100 -8 22 -14Z", "M24 -26C80 -70 130 -92 178 -84M26 -22C90 -40 140 -52 182 -66M96 -62L122 -32M132 -78L150 -44M64 -44L82 -22")}
    ${wing("M22 -8C90 -8 140 18 128 46C110 72 44 32 18 8Z", "M26 -2C70 6 104 20 124 40M60 4L84 44")}
    <path d="M22 -36L62 -52L78 -34M24 6L66 34L64 62M18 -62L42 -92L38 -112" fill="none" stroke="${INK}" stroke-width="4.4" stroke-linejoin="round" stroke-linecap="round"/>
    <path d="M8 -98Q22 -128 44 -134" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>`;
  return `<g transform="translate(${CX} ${CY - 8}) scale(1.16)">${half}<g transform="scale(-1 1)">${half}</g>
    <path d="M0 14C44 14 50 62 34 104Q18 140 0 152Q-18 140 -34 104C-50 62 -44 14 0 14Z" fill="${INK}"/>
    <g stroke="#f0e8d8" stroke-width="8" fill="none"><path d="M-42 46Q0 62 42 46M-42 72Q0 90 42 72M-35 98Q0 116 35 98M-24 122Q0 136 24 122"/></g>
    <circle cy="-24" r="37" fill="${INK}"/>${times(26, (i) => {
      const [x, y] = polar(0, -24, 37, i * 13.85);
      const [u, v] = polar(0, -24, 43, i * 13.85);
      return `<path d="M${n(x)} ${n(y)}L${n(u)} ${n(v)}" stroke="${INK}" stroke-width="2.4"/>`;
    })}
    <path d="M-14 -40L0 -10L14 -40" fill="none" stroke="#f0e8d8" stroke-width="3.4"/>
    <path d="M-21 -84C-21 -108 21 -108 21 -84C21 -66 10 -58 0 -58C-10 -58 -21 -66 -21 -84Z" fill="${INK}"/>
    <ellipse cx="-15" cy="-84" rx="5.5" ry="9" fill="#f0e8d8"/>
    <ellipse cx="15" cy="-84" rx="5.5" ry="9" fill="#f0e8d8"/></g>`;
}

export default () => {
  const ring = (id, radius, flip) =>
    `<path id="${id}" fill="none" d="M${CX - radius} ${CY}A${radius} ${radius} 0 0 ${flip ? 0 : 1} ${CX + radius} ${CY}"/>`;
  const on = (id, words, size, spacing) =>
    `<text font-family="im-fell-english" font-size="${size}" fill="${INK}" letter-spacing="${spacing}" text-anchor="middle"><textPath href="#${id}" startOffset="50%">${words}</textPath></text>`;
  const line = (y, words, size, spacing, style = "") =>
    `<text x="540" y="${y}" font-family="im-fell-english" font-size="${size}" fill="${INK}" letter-spacing="${spacing}" text-anchor="middle" style="${style}">${words}</text>`;
  return sheet({
    fonts: ["im-fell-english", "im-fell-english/italic"],
    ground: "#e9dfcc",
    defs:
      paper("cotton", { colour: "#fbf3e2", scale: "0.06 0.07", depth: 0.7, seed: 17 }) +
      worn("ink", { seed: 22, bite: 0.25, hard: 12, scale: 0.6 }) +
      ring("up", 384, false) +
      ring("down", 424, true) +
      '<filter id="press" x="-5%" y="-5%" width="110%" height="110%"><feDropShadow dx="1.6" dy="2" stdDeviation=".7" flood-color="#fff" flood-opacity=".95"/></filter><filter id="dent" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="10"/></filter>',
    art: `<rect width="1080" height="1350" filter="url(#cotton)"/>
    <rect x="64" y="64" width="952" height="1222" rx="8" fill="none" stroke="#7a6442" stroke-opacity=".35" stroke-width="10" filter="url(#dent)"/>
    <rect x="70" y="70" width="940" height="1210" rx="6" fill="#a98f63" fill-opacity=".05" stroke="#fff" stroke-opacity=".8" stroke-width="3"/>
      <g filter="url(#press)"><g filter="url(#ink)">
        <circle cx="${CX}" cy="${CY}" r="452" fill="none" stroke="${INK}" stroke-width="7"/>
        <circle cx="${CX}" cy="${CY}" r="440" fill="none" stroke="${INK}" stroke-width="2"/>
        <circle cx="${CX}" cy="${CY}" r="362" fill="none" stroke="${INK}" stroke-width="2"/>
        ${sprig(97, -170, 290, 3)}${sprig(83, 170, 290, 8)}
        ${bee()}${on("up", "WILD THYME APOTHECARY", 58, 5)}${on("down", "SALVES, SOAPS &amp; HILL HONEY", 45, 4)}
        ${times(2, (i) => `<g transform="translate(${CX + (i ? 404 : -404)} ${CY}) scale(.9)">${times(6, (k) => `<ellipse cx="0" cy="-11" rx="4.6" ry="9" fill="${INK}" transform="rotate(${k * 60})"/>`)}</g>`)}
        ${line(1176, "Gathered by hand on the north slope", 45, 0, "font-style:italic")}${line(1232, "EST. 1894", 32, 8)}
        <path d="M150 1220H400M680 1220H930" stroke="${INK}" stroke-width="2.4"/></g></g>`,
  });
};

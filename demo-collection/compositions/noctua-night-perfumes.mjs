/** A luna moth in gold foil, stamped into midnight book cloth under the phases of the moon. */
import { arc, n, polar, star, times } from "./lib/geometry.mjs";
import { lettering } from "./lib/outline.mjs";
import { sheet } from "./lib/page.mjs";
import { random } from "./lib/random.mjs";
import { linear } from "./lib/texture.mjs";

const CLOTH = "#16204a";

/** The right half of the moth; the origin is the thorax. */
const wings = () => {
  const fore =
    "M14 -70C70 -190 210 -300 372 -316C392 -318 398 -300 384 -286C344 -244 330 -170 300 -96C272 -30 150 14 24 -8Z";
  const hind =
    "M20 2C130 30 232 -10 262 34C290 84 232 160 190 220C164 262 176 330 226 380C244 402 222 418 200 402C132 356 118 262 92 208C70 160 32 96 14 48Z";
  const veins =
    times(9, (i) => {
      const t = i / 8;
      return `<path d="M22 -40Q${n(130 + t * 20)} ${n(-150 + t * 90)} ${n(344 - t * 66)} ${n(-276 + t * 208)}" stroke-width="1.8"/>`;
    }) +
    times(6, (i) => {
      const t = i / 5;
      return `<path d="M18 20Q${n(110 - t * 34)} ${n(50 + t * 50)} ${n(238 - t * 84)} ${n(60 + t * 150)}" stroke-width="1.8"/>`;
    });
  const eye = (x, y, r) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${CLOTH}"/><circle cx="${x}" cy="${y}" r="${r * 0.66}"/>
    <path d="M${x - r * 0.5} ${y}a${r * 0.5} ${r * 0.5} 0 1 0 ${r} 0a${r * 0.62} ${r * 0.42} 0 0 1 ${-r} 0Z" fill="url(#foil)" stroke="none"/>`;
  const border = times(17, (i) => {
    const t = i / 16;
    return `<circle cx="${n(352 - t * 60 - 6 * Math.sin(t * 3))}" cy="${n(-270 + t * 172)}" r="4.4" fill="url(#foil)" stroke="none"/>`;
  });
  return `<path d="${hind}" fill="${CLOTH}" stroke-width="5"/><path d="${fore}" fill="${CLOTH}" stroke-width="5"/>
  <clipPath id="fore"><path d="${fore}"/></clipPath><clipPath id="hind"><path d="${hind}"/></clipPath>
    <g clip-path="url(#fore)">${veins}<path d="M14 -70C70 -180 206 -280 372 -298" stroke-width="11"/>${border}</g>
    <g clip-path="url(#hind)">${veins}</g>${eye(214, -176, 27)}${eye(150, 92, 24)}
    <path d="M10 -108C26 -150 60 -176 96 -176" stroke-width="4"/>${times(10, (i) => {
      const t = i / 9;
      const [x, y] = [14 + t * 74, -116 - 62 * Math.sin(t * 1.4)];
      return `<path d="M${n(x)} ${n(y)}l${n(-6 + t * 6)} ${n(-22 + t * 6)}M${n(x)} ${n(y)}l${n(16 - t * 6)} ${n(8)}" stroke-width="2"/>`;
    })}`;
};

function moons() {
  const shapes = [0.35, 0.65, 1, 0.65, 0.35];
  return shapes
    .map((full, i) => {
      const angle = -128 + i * 19;
      const [x, y] = polar(540, 600, 432, angle);
      const r = i === 2 ? 36 : 27;
      if (full === 1) return `<circle cx="${n(x)}" cy="${n(y)}" r="${r}" fill="url(#foil)"/>`;
      const side = i < 2 ? 1 : 0;
      const bulge = Math.abs(1 - full * 2) * r;
      const sweep = full > 0.5 ? side : 1 - side;
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${r}" fill="none" stroke="url(#foil)" stroke-width="2"/>
      <path d="M${n(x)} ${n(y - r)}A${r} ${r} 0 0 ${side} ${n(x)} ${n(y + r)}A${n(bulge)} ${r} 0 0 ${sweep} ${n(x)} ${n(y - r)}Z" fill="url(#foil)"/>`;
    })
    .join("");
}

export default async () => {
  const name = await lettering("poiret-one", "NOCTUA", { size: 100, tracking: 0.2 });
  const sub = await lettering("poiret-one", "NIGHT PERFUMES", { size: 100, tracking: 0.42 });
  const { between } = random(12);
  const stars = times(34, () => {
    const [angle, r] = [between(0, 360), between(310, 470)];
    const [x, y] = polar(540, 600, r, angle);
    return y > 120 && Math.abs(y - 1000) > 70 && !(angle > 205 && angle < 335 && r > 350)
      ? `<path d="${star(n(x), n(y), between(4, 12), 1.6, 4)}" fill="url(#foil)"/>`
      : "";
  });
  const frame = (inset, w) =>
    `<path d="M${inset + 60} ${inset}H${1080 - inset - 60}A60 60 0 0 0 ${1080 - inset} ${inset + 60}V${1290 - inset}A60 60 0 0 0 ${1020 - inset} ${1350 - inset}H${inset + 60}A60 60 0 0 0 ${inset} ${1290 - inset}V${inset + 60}A60 60 0 0 0 ${inset + 60} ${inset}Z" fill="none" stroke="url(#foil)" stroke-width="${w}"/>`;
  return sheet({
    ground: CLOTH,
    defs:
      `<filter id="cloth" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.02 0.5" numOctaves="2" seed="4" result="a"/>
      <feTurbulence type="fractalNoise" baseFrequency="0.5 0.02" numOctaves="2" seed="9" result="b"/>
      <feComposite in="a" in2="b" operator="arithmetic" k2=".5" k3=".5"/>
      <feDiffuseLighting lighting-color="#3c4a8c" surfaceScale="2.6"><feDistantLight azimuth="235" elevation="50"/></feDiffuseLighting></filter>` +
      linear(
        "foil",
        [
          [0, "#fff3cd"],
          [0.18, "#d9a955"],
          [0.34, "#fbe7b0"],
          [0.5, "#b98434"],
          [0.66, "#f7dc9a"],
          [0.82, "#c08e3e"],
          [1, "#ffeebc"],
        ],
        { x1: 100, y1: 60, x2: 980, y2: 1300, units: "userSpaceOnUse" },
      ) +
      '<filter id="stamp" x="-5%" y="-5%" width="110%" height="110%"><feDropShadow dx="-1.4" dy="-1.8" stdDeviation=".8" flood-color="#050a20" flood-opacity=".9"/><feDropShadow dx="1.2" dy="1.6" stdDeviation=".6" flood-color="#7f8fd0" flood-opacity=".5"/></filter><radialGradient id="lamp" cx=".34" cy=".22" r="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".58"/></radialGradient>',
    art: `<rect width="1080" height="1350" filter="url(#cloth)"/>
    <g filter="url(#stamp)">${frame(44, 4)}${frame(60, 1.6)}
      <g fill="none" stroke="url(#foil)"><circle cx="540" cy="600" r="330" stroke-width="2"/>
      <circle cx="540" cy="600" r="318" stroke-width="1.2" stroke-dasharray="2 9"/>
      <path d="${arc(540, 600, 484, 229, 311)}" stroke-width="1.6"/></g>${moons()}${stars}
      <g transform="translate(540 600) scale(1.02)" fill="none" stroke="url(#foil)" stroke-linecap="round">${wings()}<g transform="scale(-1 1)">${wings()}</g>
        <path d="M0 -112C24 -108 30 -60 26 -20C22 40 16 96 0 132C-16 96 -22 40 -26 -20C-30 -60 -24 -108 0 -112Z" fill="${CLOTH}" stroke-width="5"/>
        ${times(7, (i) => `<path d="M${-22 + i * 1.7} ${-6 + i * 17}Q0 ${6 + i * 17} ${22 - i * 1.7} ${-6 + i * 17}" stroke-width="3"/>`)}<path d="M-20 -50Q0 -36 20 -50M-18 -34Q0 -20 18 -34" stroke-width="2.4"/></g>
      ${name.fit({ x: 240, y: 1082, w: 600 }).svg('fill="url(#foil)" stroke="url(#foil)" stroke-width="2.4"')}${sub.fit({ x: 370, y: 1214, w: 340 }).svg('fill="url(#foil)" stroke="url(#foil)" stroke-width="1"')}</g>
      <rect width="1080" height="1350" fill="url(#lamp)"/>`,
  });
};

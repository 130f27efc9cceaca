/** A campaign's web banners on one board: six formats, one sunrise out of a coffee cup. */
import { n, polar, polygon, times } from "./lib/geometry.mjs";
import { sheet, text } from "./lib/page.mjs";

const C = {
  board: "#e8e3da",
  bean: "#3a1d12",
  cream: "#fff3de",
  sun: "#ff7a29",
  rose: "#ffb9a0",
  sky: "#bfe3e6",
  gold: "#ffc244",
};

const rays = (x, y, inner, outer, colour, count = 15) =>
  times(count, (i) => {
    const angle = 180 + ((i + 0.5) * 180) / count;
    return `<path d="${polygon([polar(x, y, inner, angle - 2.6), polar(x, y, outer, angle - 3.6), polar(x, y, outer, angle + 3.6), polar(x, y, inner, angle + 2.6)])}" fill="${colour}"/>`;
  });

/** A cup with the sun standing in it; the origin is the middle of the rim. */
const cup = (x, y, s, body = C.cream, sun = C.sun, ray = C.gold) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${s})">${rays(0, 0, 112, 178, ray)}<path d="M-90 0A90 90 0 0 1 90 0Z" fill="${sun}"/>
  <path d="M-112 0H112V26C112 104 70 146 0 146C-70 146 -112 104 -112 26Z" fill="${body}"/>
  <path d="M106 24C166 14 172 96 90 98" fill="none" stroke="${body}" stroke-width="22"/>
  <path d="M-112 0H112V16H-112Z" fill="#000" opacity=".1"/>
  <rect x="-82" y="156" width="164" height="14" rx="7" fill="${body}"/></g>`;

const bag = (x, y, s) =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-92 -150H92L104 160Q0 176 -104 160Z" fill="${C.sun}"/>
  <path d="M-92 -150H92V-118H-92Z" fill="${C.bean}"/>
  <path d="M-92 -118L-104 160Q-84 163 -70 165L-66 -118Z" fill="#000" opacity=".12"/>
  <rect x="-62" y="-76" width="124" height="176" rx="62" fill="${C.cream}"/>
  <g transform="translate(0 22) scale(.42)">${rays(0, 0, 104, 150, C.gold, 11)}<path d="M-88 0A88 88 0 0 1 88 0Z" fill="${C.sun}"/>
  <path d="M-106 0H106V20C106 80 60 110 0 110C-60 110 -106 80 -106 20Z" fill="${C.bean}"/></g></g>`;

const bean = (x, y, r, s, fill = C.bean, line = C.rose) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${r}) scale(${s})"><ellipse rx="30" ry="42" fill="${fill}"/>
  <path d="M4 -42C-16 -16 18 14 -4 42" fill="none" stroke="${line}" stroke-width="6"/></g>`;

export default () => {
  const t = (x, y, words, size, fill = C.bean, weight = 800, anchor = "start") =>
    text(x, y, words, { font: "epilogue", size, weight, fill, anchor, tracking: size > 30 ? -0.045 : -0.01 });
  const brand = (x, y, size, fill, anchor = "start") => t(x, y, "dayglow", size, fill, 800, anchor);
  const button = (x, y, w, h, words, ground, ink) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${h / 2}" fill="${ground}"/>
    ${text(x + w / 2, y + h / 2 + h * 0.16, words, { font: "epilogue", size: n(h * 0.42), weight: 700, fill: ink, anchor: "middle" })}`;
  const frame = (id, x, y, w, h, ground, art, label) =>
    `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath>
    <rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${ground}" filter="url(#lift)"/>
    <g clip-path="url(#${id})">${art}</g>
    ${text(x, y + h + 25, label, { font: "epilogue", size: 16, weight: 500, fill: "#857a6b" })}`;
  const steam = (x, y, h, colour) =>
    times(
      3,
      (i) =>
        `<path d="M${x + i * 34} ${y}q-18 ${-h / 4} 0 ${-h / 2}t0 ${-h / 2}" fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round"/>`,
    );
  return sheet({
    fonts: ["epilogue"],
    ground: C.board,
    defs: '<filter id="lift" x="-10%" y="-20%" width="120%" height="150%"><feDropShadow dx="0" dy="7" stdDeviation="11" flood-color="#3a1d12" flood-opacity=".2"/></filter>',
    art: `${t(66, 82, "Dayglow Coffee", 30)}
    ${text(1014, 82, "Display set, autumn", { font: "epilogue", size: 24, weight: 450, fill: C.bean, anchor: "end" })}
      ${frame("a", 66, 116, 948, 117, C.bean, `${cup(940, 100 + 116 - 34, 0.62, C.cream, C.sun, C.gold)}${brand(96, 190, 44, C.sun)}${t(324, 187, "Good morning, delivered.", 37, C.cream, 650)}`, "728 × 90")}
      ${frame(
        "b",
        66,
        282,
        948,
        244,
        C.sun,
        `${rays(800, 526, 190, 640, "#ff8f3f", 19)}<path d="M630 526A170 170 0 0 1 970 526Z" fill="${C.gold}"/>
      ${cup(800, 412, 0.92, C.cream, C.rose, C.sun)}${t(104, 366, "Wake up", 66, C.cream)}${t(104, 428, "the whole week.", 66, C.cream)}${button(104, 466, 188, 42, "First bag half price", C.bean, C.cream)}`,
        "970 × 250",
      )}
      ${frame(
        "c",
        66,
        575,
        300,
        600,
        C.sky,
        `<circle cx="216" cy="930" r="188" fill="${C.cream}"/>
      ${bag(216, 948, 1.02)}${bean(90, 1120, 24, 0.6, C.bean, C.sky)}${bean(344, 1136, -30, 0.7, C.bean, C.sky)}${bean(318, 800, 60, 0.5, C.bean, C.sky)}${bean(104, 796, -14, 0.45, C.bean, C.sky)}${t(92, 640, "Roasted", 45)}${t(92, 686, "on Monday,", 45)}${t(92, 732, "at yours", 45)}`,
        "300 × 600",
      )}
      ${frame(
        "d",
        390,
        575,
        300,
        250,
        C.cream,
        `${rays(540, 825, 128, 300, C.gold, 13)}<path d="M424 825A116 116 0 0 1 656 825Z" fill="${C.sun}"/>
      ${t(540, 636, "Rise and", 40, C.bean, 800, "middle")}${t(540, 674, "grind", 40, C.bean, 800, "middle")}${t(540, 802, "dayglow", 30, C.cream, 800, "middle")}`,
        "300 × 250",
      )}
      ${frame(
        "e",
        714,
        575,
        300,
        250,
        C.rose,
        `${times(5, (r) => times(6, (c) => bean(730 + c * 58 + (r % 2) * 29, 600 + r * 58, (r * 47 + c * 71) % 180, 0.46, (r + c) % 4 ? C.bean : C.sun)))}<circle cx="864" cy="700" r="82" fill="${C.cream}"/>
      ${t(864, 697, "250 g", 38, C.bean, 800, "middle")}${t(864, 728, "of Tuesday", 23, C.bean, 600, "middle")}`,
        "300 × 250",
      )}
      ${frame(
        "f",
        390,
        874,
        624,
        195,
        C.gold,
        `<circle cx="870" cy="960" r="210" fill="#ffcf6b"/>
      ${cup(868, 962, 0.5, C.bean, C.sun, C.cream)}${t(426, 944, "No alarm", 54)}${t(426, 994, "needed.", 54)}${brand(428, 1040, 28, C.sun)}`,
        "320 × 100",
      )}
      ${frame("g", 390, 1118, 624, 97, C.bean, `${steam(424, 1202, 60, C.sun)}${t(540, 1180, "dayglow", 40, C.cream)}${button(826, 1142, 160, 48, "Get my bag", C.sun, C.cream)}`, "320 × 50")}
      ${text(66, 1300, "One cup, one sun, seven sizes.", { font: "epilogue", size: 26, weight: 600, fill: C.bean })}${times(5, (i) => `<circle cx="${1000 - i * 40}" cy="1291" r="15" fill="${[C.bean, C.sun, C.gold, C.rose, C.sky][i]}"/>`)}`,
  });
};

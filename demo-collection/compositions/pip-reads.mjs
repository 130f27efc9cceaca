/** A mascot sheet: Pip the fox from circles and arcs, one large portrait and six moods. */
import { lettering } from "./lib/outline.mjs";
import { sheet, text } from "./lib/page.mjs";

const C = {
  fox: "#f4722b",
  dark: "#c94f14",
  cream: "#fff4e3",
  ink: "#2c1a3a",
  mint: "#bfe8d4",
  pink: "#ff9e9e",
  yellow: "#ffd04a",
  blue: "#5a7cf0",
};

const eyes = {
  open: '<circle cx="-46" cy="8" r="15"/><circle cx="46" cy="8" r="15"/><g fill="#fff"><circle cx="-41" cy="3" r="5"/><circle cx="51" cy="3" r="5"/></g>',
  happy:
    '<g fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round"><path d="M-63 12Q-46 -12 -29 12M29 12Q46 -12 63 12"/></g>',
  sleep:
    '<g fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round"><path d="M-63 4Q-46 22 -29 4M29 4Q46 22 63 4"/></g>',
  wink: '<circle cx="-46" cy="8" r="15"/><circle cx="-41" cy="3" r="5" fill="#fff"/><path d="M29 10Q46 -8 63 10" fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round"/>',
  wide: '<circle cx="-46" cy="6" r="24" fill="#fff"/><circle cx="46" cy="6" r="24" fill="#fff"/><circle cx="-46" cy="6" r="13"/><circle cx="46" cy="6" r="13"/>',
  sly: '<path d="M-66 -4H-26A20 20 0 0 1 -66 -4ZM26 -4H66A20 20 0 0 1 26 -4Z"/>',
};
const mouths = {
  smile:
    '<path d="M-22 76Q0 98 22 76" fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round"/>',
  laugh: `<path d="M-26 74H26Q24 110 0 110Q-24 110 -26 74Z"/>
  <path d="M-14 100Q0 88 14 100Q8 110 0 110Q-8 110 -14 100Z" fill="${C.pink}"/>`,
  oh: '<ellipse cx="0" cy="90" rx="11" ry="13"/>',
  side: '<path d="M-10 82Q12 92 26 72" fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round"/>',
};

function fox(x, y, scale, eye, mouth, { tilt = 0, extra = "" } = {}) {
  const ear = `<path d="M-150 -20Q-172 -150 -132 -186Q-60 -170 -30 -106Z" fill="${C.fox}"/>
  <path d="M-134 -50Q-146 -134 -122 -152Q-76 -140 -58 -98Z" fill="${C.ink}"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${scale})" style="color:${C.ink}">
    ${ear}<g transform="scale(-1 1)">${ear}</g>
    <path d="M0 -118C96 -118 158 -60 186 36C150 44 140 60 120 82C92 112 50 138 0 138C-50 138 -92 112 -120 82C-140 60 -150 44 -186 36C-158 -60 -96 -118 0 -118Z" fill="${C.fox}"/>
    <path d="M-186 36C-120 20 -78 44 -52 34C-28 24 -18 -14 0 -50C18 -14 28 24 52 34C78 44 120 20 186 36C150 44 140 60 120 82C92 112 50 138 0 138C-50 138 -92 112 -120 82C-140 60 -150 44 -186 36Z" fill="${C.cream}"/>
    <path d="M-18 -118C-12 -92 -8 -74 0 -62C8 -74 12 -92 18 -118Q0 -124 -18 -118Z" fill="${C.dark}"/>
    <circle cx="-94" cy="62" r="20" fill="${C.pink}" opacity=".8"/>
    <circle cx="94" cy="62" r="20" fill="${C.pink}" opacity=".8"/>
    <g fill="${C.ink}">${eyes[eye]}${mouths[mouth]}<path d="M-21 46Q0 38 21 46Q16 68 0 70Q-16 68 -21 46Z"/></g>${extra}</g>`;
}

export default async () => {
  const name = await lettering("lilita-one", "Pip", { size: 100 });
  const book = `<g transform="translate(540 700)"><path d="M0 26C-70 -14 -190 -14 -262 14V150C-190 122 -70 122 0 162C70 122 190 122 262 150V14C190 -14 70 -14 0 26Z" fill="#fff"/>
  <path d="M-262 150C-190 122 -70 122 0 162C70 122 190 122 262 150V174C190 146 70 146 0 186C-70 146 -190 146 -262 174Z" fill="${C.blue}"/>
  <path d="M0 26V162" stroke="${C.ink}" stroke-opacity=".25" stroke-width="6"/>
    <g fill="none" stroke="${C.ink}" stroke-opacity=".3" stroke-width="8" stroke-linecap="round"><path d="M-220 44Q-130 24 -44 56M-220 74Q-130 54 -44 86M-220 104Q-150 88 -90 100M220 44Q130 24 44 56M220 74Q130 54 44 86M220 104Q150 88 90 100"/></g>
    <g fill="${C.fox}"><path d="M-206 178q-46 -8 -48 -52q4 -30 34 -28q40 8 44 44q0 34 -30 36ZM206 178q46 -8 48 -52q-4 -30 -34 -28q-40 8 -44 44q0 34 30 36Z"/></g></g>`;
  const moods = [
    ["happy", "laugh", C.yellow, "Page turner"],
    ["wide", "oh", C.blue, "Plot twist"],
    ["wink", "side", C.pink, "Knows the end"],
    ["sly", "smile", C.mint, "One more page"],
    ["sleep", "oh", C.ink, "Chapter nine"],
  ];
  const tile = ([eye, mouth, ground, label], i) => {
    const x = 60 + i * 196;
    return `<rect x="${x}" y="1010" width="176" height="176" rx="40" fill="${ground}"/>
    <clipPath id="m${i}"><rect x="${x}" y="1010" width="176" height="176" rx="40"/></clipPath>
    <g clip-path="url(#m${i})">${fox(x + 88, 1116, 0.41, eye, mouth, { tilt: [0, 0, -8, 6, 10][i] })}</g>
    ${text(x + 88, 1226, label, { font: "outfit", size: 21, weight: 500, fill: C.ink, anchor: "middle" })}`;
  };
  return sheet({
    fonts: ["outfit"],
    ground: C.cream,
    art: `<rect width="1080" height="960" fill="${C.mint}"/><circle cx="540" cy="560" r="356" fill="${C.yellow}"/>
      <path d="M-20 960V900Q270 840 540 880Q810 920 1100 850V960Z" fill="#8fd0b4"/>
      ${fox(540, 500, 1.48, "open", "smile")}${book}
      ${name.fit({ x: 62, y: 66, h: 140 }).svg(`fill="${C.ink}"`)}
      ${text(1020, 104, "Pip Reads", { font: "outfit", size: 36, weight: 700, fill: C.ink, anchor: "end" })}
      ${text(1020, 146, "a library in your pocket", { font: "outfit", size: 28, weight: 400, fill: C.ink, anchor: "end" })}
      ${moods.map(tile).join("")}
      ${text(60, 1300, "Mascot sheet", { font: "outfit", size: 24, weight: 600, fill: C.ink })}
      ${text(1020, 1300, "Five moods, one fox", { font: "outfit", size: 24, weight: 400, fill: C.ink, anchor: "end" })}`,
  });
};

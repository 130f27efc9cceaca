/** A pennant in art-deco line work: nested fans, a stepped tower and rays, gold on bottle green. */
import { arc, polar, times } from "./lib/geometry.mjs";
import { lettering } from "./lib/outline.mjs";
import { sheet, text } from "./lib/page.mjs";
import { grain, linear, radial, shadow } from "./lib/texture.mjs";

const GREEN = "#0d3b34";
const fan = (x, y, r) => times(6, (i) => `<path d="${arc(x, y, r - i * r * 0.16, 180, 360)}"/>`);

function tower() {
  const steps = [
    [236, 0],
    [196, 54],
    [156, 122],
    [112, 196],
    [70, 420],
    [26, 500],
  ];
  const body = steps
    .map(([w, h], i) => {
      const top = 1000 - (steps[i + 1]?.[1] ?? 536);
      return `<path d="M${540 - w} ${1000 - h}V${top}H${540 + w}V${1000 - h}" fill="${GREEN}"/>
      ${times(Math.round(w / 15), (k) => `<path d="M${540 - w + 14 + k * ((2 * w - 28) / (Math.round(w / 15) - 1 || 1))} ${1000 - h}V${top + 14}" stroke-width="2"/>`)}<path d="M${540 - w} ${top}H${540 + w}" stroke-width="7"/>`;
    })
    .join("");
  return `${body}<path d="M528 464L540 432L552 464" stroke-width="4"/>`;
}

export default async () => {
  const title = await lettering("limelight", "WINTER", { size: 100, tracking: 0.02 });
  const second = await lettering("limelight", "GALA", { size: 100, tracking: 0.02 });
  const rays = times(49, (i) => {
    const angle = 180 + (i * 180) / 48;
    const [x0, y0] = polar(540, 800, 250, angle);
    const [x1, y1] = polar(540, 800, 900, angle);
    return `<path d="M${x0} ${y0}L${x1} ${y1}" stroke-width="${i % 4 ? 1.6 : 5}"/>`;
  });
  const scales = times(4, (row) =>
    times(8, (i) => fan(162 + i * 108 + (row % 2) * 54 - 54, 1060 + row * 46, 54)),
  );
  const fringe = times(72, (i) => {
    const x = 171 + i * 10.4;
    const y = 1168 + 78 * (1 - Math.abs(i - 35.5) / 35.5);
    return `<path d="M${x} ${y - 6}V${y + 48}" stroke="url(#gold)" stroke-width="5.4" stroke-linecap="round"/>`;
  });
  const cloth = "M166 70H914V1166L540 1246L166 1166Z";
  return sheet({
    fonts: ["josefin-sans"],
    ground: "#2a1016",
    defs:
      linear(
        "gold",
        [
          [0, "#f7e2a6"],
          [0.3, "#cf9d4b"],
          [0.52, "#fff1c4"],
          [0.75, "#b98538"],
          [1, "#e9c97c"],
        ],
        { x1: 0, y1: 0, x2: 1080, y2: 1350, units: "userSpaceOnUse" },
      ) +
      linear("rod", [
        [0, "#fff0c0"],
        [0.35, "#d0a04e"],
        [1, "#5d3d12"],
      ]) +
      radial(
        "wall",
        [
          [0, "#7a2b36"],
          [0.55, "#4a1822"],
          [1, "#1d080d"],
        ],
        { cx: 0.5, cy: 0.3, r: 0.8 },
      ) +
      linear(
        "fold",
        [
          [0, "#000", 0.28],
          [0.14, "#fff", 0.05],
          [0.3, "#000", 0.12],
          [0.5, "#fff", 0.07],
          [0.68, "#000", 0.12],
          [0.86, "#fff", 0.05],
          [1, "#000", 0.3],
        ],
        { x2: 1, y2: 0 },
      ) +
      shadow("drop", { dy: 26, blur: 22, opacity: 0.6 }) +
      grain("grain", { strength: 0.06 }) +
      `<clipPath id="cloth"><path d="${cloth}"/></clipPath>`,
    art: `<rect width="1080" height="1350" fill="url(#wall)"/>
    <g stroke="#000" stroke-opacity=".22" stroke-width="3">${times(13, (i) => `<path d="M${i * 90} 0V1350"/>`)}</g>
      <g filter="url(#drop)">${fringe}<path d="${cloth}" fill="${GREEN}"/></g>
      <g clip-path="url(#cloth)" fill="none" stroke="url(#gold)" stroke-width="3">
        <clipPath id="field"><path d="M206 436H874V1000H206Z"/></clipPath>
        <g clip-path="url(#field)">${rays}<circle cx="540" cy="800" r="250" stroke-width="6"/>
        <circle cx="540" cy="800" r="236" stroke-width="2"/>${tower()}</g>
        <path d="M206 1002H874" stroke-width="7"/><g fill="${GREEN}">${scales}</g>
        <path d="${cloth}" stroke-width="44"/><path d="${cloth}" stroke="${GREEN}" stroke-width="30"/>
        <path d="${cloth}" stroke-width="14"/></g>
      <g fill="url(#gold)">${title.fit({ x: 234, y: 170, w: 612, h: 100 }).svg()}${second.fit({ x: 340, y: 292, w: 400, h: 100 }).svg()}
        <path d="M234 328h74v5h-74zM234 342h74v3h-74zM772 328h74v5h-74zM772 342h74v3h-74z"/></g>
      <rect x="206" y="420" width="668" height="4" fill="url(#gold)"/>
      ${text(540, 138, "THE MERIDIAN BALLROOM", { font: "josefin-sans", size: 30, weight: 400, fill: "#ecd08c", anchor: "middle", tracking: 0.23 })}
      <path d="M350 1016H730V1116H350Z" fill="${GREEN}" stroke="url(#gold)" stroke-width="3"/>
      ${text(540, 1060, "21 DECEMBER", { font: "josefin-sans", size: 36, weight: 500, fill: "#f3dc9f", anchor: "middle", tracking: 0.14 })}
      ${text(540, 1099, "DANCING FROM EIGHT", { font: "josefin-sans", size: 22, weight: 400, fill: "#f3dc9f", anchor: "middle", tracking: 0.2 })}
      <path d="${cloth}" fill="url(#fold)"/>
      <rect x="120" y="52" width="840" height="26" rx="13" fill="url(#rod)"/>
      <circle cx="120" cy="65" r="26" fill="url(#rod)"/><circle cx="960" cy="65" r="26" fill="url(#rod)"/>
      <path d="M150 52L540 -60L930 52" fill="none" stroke="#c99a4c" stroke-width="5"/>`,
  });
};

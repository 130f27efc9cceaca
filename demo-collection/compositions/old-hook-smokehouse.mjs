/** Six badges for one smokehouse, in bone and rust on tarred board. */
import { n, polar, star, times } from "./lib/geometry.mjs";
import { lettering } from "./lib/outline.mjs";
import { sheet, text } from "./lib/page.mjs";
import { grain, worn } from "./lib/texture.mjs";

const C = { tar: "#1f1d1b", bone: "#efe3cc", rust: "#c95a2c" };

const rope = (x, y, r, colour) =>
  times(
    Math.round(r / 3.1),
    (i) =>
      `<path d="M-9 -7Q0 -9 9 7" transform="translate(${polar(x, y, r, (i * 360) / Math.round(r / 3.1))
        .map(n)
        .join(
          " ",
        )}) rotate(${n((i * 360) / Math.round(r / 3.1) + 90)})" fill="none" stroke="${colour}" stroke-width="6.5" stroke-linecap="round"/>`,
  );

const hook = (turn, flip, colour) =>
  `<g transform="rotate(${turn}) scale(${flip} 1)"><path d="M0 -100V42A40 40 0 0 0 80 42V22" fill="none" stroke="${colour}" stroke-width="17"/>
  <path d="M62 34L80 -4L100 30Z" fill="${colour}"/>
  <circle cy="-112" r="17" fill="none" stroke="${colour}" stroke-width="11"/></g>`;

const fish = (fill, line) =>
  `<path d="M-128 0C-96 -46 -20 -62 52 -18L104 -50Q92 0 104 50L52 18C-20 62 -96 46 -128 0Z" fill="${fill}"/>
  <circle cx="-92" cy="-8" r="7" fill="${line}"/>
  <path d="M-66 -34Q-48 0 -66 34" fill="none" stroke="${line}" stroke-width="6"/>
  <g fill="none" stroke="${line}" stroke-width="4">${times(3, (c) => times(3, (r) => `<path d="M${-40 + c * 28} ${-18 + r * 15}q12 7 0 14"/>`))}</g>`;

const bones = (colour) =>
  `<path d="M-140 0C-126 -40 -88 -46 -66 -38V38C-88 46 -126 40 -140 0Z" fill="${colour}"/>
  <circle cx="-104" cy="-8" r="9" fill="${C.tar}"/><path d="M-66 0H96" stroke="${colour}" stroke-width="11"/>
  ${times(6, (i) => `<path d="M${-42 + i * 24} ${-44 + i * 5}Q${-24 + i * 24} 0 ${-42 + i * 24} ${44 - i * 5}" fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round"/>`)}<path d="M88 0L136 -46Q124 0 136 46Z" fill="${colour}"/>`;

const flame = (colour, inner) =>
  `<path d="M0 -104C14 -58 66 -38 66 24A66 66 0 0 1 -66 24C-66 -8 -46 -22 -36 -48C-24 -36 -20 -28 -20 -14C-2 -36 2 -66 0 -104Z" fill="${colour}"/>
  <path d="M4 -18C10 6 32 14 32 44A32 32 0 0 1 -32 44C-32 26 -20 20 -14 6C-8 12 -6 18 -6 24C2 12 4 0 4 -18Z" fill="${inner}"/>`;

export default async () => {
  const ring = (id, r, flip) => `<path id="${id}" d="M${-r} 0A${r} ${r} 0 0 ${flip ? 0 : 1} ${r} 0"/>`;
  const along = (id, words, font, size, fill, spacing) =>
    `<text font-family="${font}" font-size="${size}" fill="${fill}" letter-spacing="${spacing}" text-anchor="middle"><textPath href="#${id}" startOffset="50%">${words}</textPath></text>`;
  const at = (x, y, art) => `<g transform="translate(${x} ${y})">${art}</g>`;
  const mid = (y, words, font, size, fill, spacing = 0) =>
    text(0, y, words, { font, size, fill, anchor: "middle", tracking: spacing });
  const old = await lettering("rye", "OLD HOOK", { size: 100 });
  const word = await lettering("yellowtail", "Old Hook", { size: 100 });
  return sheet({
    fonts: ["rye", "alfa-slab-one", "league-gothic", "yellowtail", "sancreek"],
    ground: C.tar,
    defs:
      ring("u1", 146) +
      ring("d1", 176, true) +
      ring("u5", 118) +
      worn("w", { seed: 51, bite: 0.24, hard: 14, scale: 0.12 }) +
      grain("g", { strength: 0.06 }),
    art: `<g filter="url(#w)">
      ${at(
        290,
        286,
        `<circle r="212" fill="${C.bone}"/><circle r="200" fill="${C.tar}"/>
      ${rope(0, 0, 200, C.bone)}<circle r="184" fill="${C.bone}"/><circle r="128" fill="${C.tar}"/>
      ${along("u1", "OLD HOOK SMOKEHOUSE", "alfa-slab-one", 27, C.tar, 0.5)}${along("d1", "BEECH · ALDER · SALT", "alfa-slab-one", 25, C.rust, 2)}<g transform="scale(.94)">${fish(C.bone, C.tar)}</g>
      <path d="M-60 -64q-10 -14 0 -28M0 -72q-10 -14 0 -28M60 -64q-10 -14 0 -28" stroke="${C.rust}" stroke-width="8" fill="none" stroke-linecap="round"/>
      <path d="M-46 72H46" stroke="${C.rust}" stroke-width="7"/>`,
      )}
      ${at(
        786,
        280,
        `<path d="M-186 -190H186V20C186 120 90 180 0 216C-90 180 -186 120 -186 20Z" fill="none" stroke="${C.bone}" stroke-width="12"/>
      <path d="M-166 -170H166V18C166 104 82 158 0 192C-82 158 -166 104 -166 18Z" fill="${C.rust}"/>
      <path d="M-166 -170H166V-92H-166Z" fill="${C.bone}"/>
      ${mid(-110, "SINCE 1887", "league-gothic", 62, C.tar, 0.06)}<g transform="translate(0 46) scale(.8)">${hook(26, 1, C.bone)}${hook(-26, -1, C.bone)}</g>
      <path d="${star(0, -54, 22, 9, 5)}" fill="${C.bone}"/>`,
      )}
      ${at(
        540,
        660,
        `<path d="M-440 -84H440L404 0L440 84H-440L-404 0Z" fill="${C.bone}"/>
      <path d="M-420 -70H420L390 0L420 70H-420L-390 0Z" fill="none" stroke="${C.rust}" stroke-width="5"/>
      ${old.fit({ x: -330, y: -46, w: 660, h: 92 }).svg(`fill="${C.tar}"`)}<path d="${star(-362, 0, 20, 8, 5)}${star(362, 0, 20, 8, 5)}" fill="${C.rust}"/>`,
      )}
      ${at(
        256,
        980,
        `<path d="M0 -196L196 0L0 196L-196 0Z" fill="${C.bone}"/>
      <path d="M0 -176L176 0L0 176L-176 0Z" fill="${C.tar}"/>
      <path d="M0 -164L164 0L0 164L-164 0Z" fill="none" stroke="${C.bone}" stroke-width="4"/>
      <g transform="scale(.8)">${bones(C.bone)}</g>
      ${mid(-62, "NO. 7", "league-gothic", 48, C.rust, 0.05)}${mid(96, "CURED", "league-gothic", 48, C.rust, 0.05)}`,
      )}
      ${at(
        592,
        978,
        `<path d="M-120 -70A120 120 0 0 1 120 -70V170H-120Z" fill="${C.rust}"/>
      <path d="M-104 -66A104 104 0 0 1 104 -66V154H-104Z" fill="none" stroke="${C.bone}" stroke-width="5"/>
      <g transform="translate(0 -26) scale(.96)">${flame(C.bone, C.rust)}</g>
      ${mid(108, "SMOKED", "alfa-slab-one", 36, C.bone, 0.02)}${mid(138, "OVER OPEN FIRE", "league-gothic", 26, C.bone, 0.08)}`,
      )}
      ${at(
        880,
        980,
        `<circle r="142" fill="none" stroke="${C.bone}" stroke-width="9"/><circle r="124" fill="${C.bone}"/>${times(
          36,
          (i) => {
            const [a, b] = polar(0, 0, 128, i * 10);
            const [c, d] = polar(0, 0, 138, i * 10);
            return `<path d="M${n(a)} ${n(b)}L${n(c)} ${n(d)}" stroke="${C.bone}" stroke-width="5"/>`;
          },
        )}<g transform="translate(-36 -6) scale(.86)">${hook(0, 1, C.tar)}</g>
        ${text(-66, 40, "O", { font: "alfa-slab-one", size: 62, fill: C.rust, anchor: "middle" })}
        ${text(74, -20, "H", { font: "alfa-slab-one", size: 62, fill: C.rust, anchor: "middle" })}`,
      )}
      ${word.fit({ x: 360, y: 1186, w: 360 }).svg(`fill="${C.rust}"`)}
      <path d="M70 1240H320M760 1240H1010" stroke="${C.bone}" stroke-width="4"/>
      ${text(70, 1296, "Fish, cheese and patience", { font: "league-gothic", size: 36, fill: C.bone, tracking: 0.05 })}
      ${text(1010, 1296, "Pier Road, Skarness", { font: "league-gothic", size: 36, fill: C.bone, anchor: "end", tracking: 0.05 })}</g>`,
  });
};

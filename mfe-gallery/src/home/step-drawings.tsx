import { color } from "@promptfolio/ui/theme";
import type { ReactNode } from "react";

const Sheet = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 320 220" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

/** Lines of an abstract prompt, with words only hinted at. */
const Lines = ({ path, fill, opacity }: { path: string; fill: string; opacity?: string }) => (
  <path d={path} fill={fill} stroke={fill} strokeWidth="3" strokeLinejoin="round" opacity={opacity} />
);

const lines = (widths: number[], top: number): string =>
  widths.map((width, row) => `M56 ${top + row * 20}h${width}v8H56z`).join("");

/** Posters on a wall, one of them under the pointer. */
export const WallDrawing = () => (
  <Sheet>
    <path
      d="M39 52h66a3 3 0 0 1 3 3v84a3 3 0 0 1-3 3H39a3 3 0 0 1-3-3V55a3 3 0 0 1 3-3zM215 72h66a3 3 0 0 1 3 3v84a3 3 0 0 1-3 3h-66a3 3 0 0 1-3-3V75a3 3 0 0 1 3-3z"
      fill={color.sunken}
      stroke={color.line}
    />
    <circle cx="72" cy="88" r="20" fill={color.control} />
    <path d="M36 124h72v15a3 3 0 0 1-3 3H39a3 3 0 0 1-3-3z" fill={color.inkSoft} />
    <path d="M228 88h40M228 102h28M228 116h34M228 130h20" stroke={color.control} strokeWidth="7" />
    <rect x="114" y="40" width="92" height="115" rx="3" fill={color.accent} />
    <circle cx="160" cy="86" r="27" fill={color.onAccent} />
    <path d="M114 128c30-16 60 14 92-6v30a3 3 0 0 1-3 3h-86a3 3 0 0 1-3-3z" fill={color.ink} />
    <path
      d="m183 138 8 34 7-13 15-1z"
      fill={color.surface}
      stroke={color.ink}
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <path d="M36 190h248" stroke={color.line} />
  </Sheet>
);

/** A broken seal: sealed lines on the left, readable words on the right. */
export const SealDrawing = () => (
  <Sheet>
    <Lines path={lines([208, 176, 196, 150, 204, 96], 52)} fill={color.control} opacity="0.5" />
    <rect x="36" y="34" width="248" height="152" rx="10" fill={color.glass} stroke={color.line} />
    <path
      d="M36 44a10 10 0 0 1 10-10h90l-14 34 20 24-26 30 18 28-22 36H46a10 10 0 0 1-10-10z"
      fill={color.accentSoft}
    />
    <path
      d="m136 34-14 34 20 24-26 30 18 28-22 36"
      fill="none"
      stroke={color.accent}
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <rect x="60" y="101" width="36" height="28" rx="6" fill={color.accent} />
    <path
      d="M68 101V91a10 10 0 0 1 19-4"
      fill="none"
      stroke={color.accent}
      strokeWidth="4.5"
      strokeLinecap="round"
    />
    <path
      d="M160 62h96M164 88h78M150 114h104M154 140h64"
      stroke={color.ink}
      strokeWidth="8"
      strokeLinecap="round"
    />
  </Sheet>
);

/** The whole prompt with one slot changed, and a tick for the copy. */
export const CopyDrawing = () => (
  <Sheet>
    <Lines path={lines([204, 170, 60], 46) + lines([190, 128], 116)} fill={color.ink} />
    <rect
      x="124"
      y="78"
      width="92"
      height="24"
      rx="6"
      fill={color.accentSoft}
      stroke={color.accent}
      strokeDasharray="4 3"
    />
    <path
      d="M138 86h52a4 4 0 0 1 0 8h-52a4 4 0 0 1 0-8zM198 146h64a10 10 0 0 1 10 10v16a10 10 0 0 1-10 10h-64a10 10 0 0 1-10-10v-16a10 10 0 0 1 10-10z"
      fill={color.accent}
    />
    <path d="M202 82v16" stroke={color.accent} strokeWidth="2.5" />
    <path
      d="m206 164 7 7 13-14"
      fill="none"
      stroke={color.onAccent}
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <rect x="236" y="160" width="24" height="8" rx="4" fill={color.onAccent} />
  </Sheet>
);

import { color } from "@promptfolio/ui/theme";
import type { ReactNode } from "react";

const Step = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 320 220" strokeLinejoin="round" aria-hidden="true">
    {children}
  </svg>
);

/** Posters on a wall, one of them under the pointer. */
export const WallDrawing = () => (
  <Step>
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
    <path d="m183 138 8 34 7-13 15-1z" fill={color.surface} stroke={color.ink} strokeWidth="2.5" />
    <path d="M36 190h248" stroke={color.line} />
  </Step>
);

/** A broken seal: sealed lines on the left, readable words on the right. */
export const SealDrawing = () => (
  <Step>
    <path
      d="M56 52h208v8H56zM56 72h176v8H56zM56 92h196v8H56zM56 112h150v8H56zM56 132h204v8H56zM56 152h96v8H56z"
      fill={color.control}
      stroke={color.control}
      strokeWidth="3"
      opacity="0.5"
    />
    <rect x="36" y="34" width="248" height="152" rx="10" fill={color.glass} stroke={color.line} />
    <path
      d="M36 44a10 10 0 0 1 10-10h90l-14 34 20 24-26 30 18 28-22 36H46a10 10 0 0 1-10-10z"
      fill={color.accentSoft}
    />
    <path d="m136 34-14 34 20 24-26 30 18 28-22 36" fill="none" stroke={color.accent} strokeWidth="2.5" />
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
  </Step>
);

/** The whole prompt with one slot changed, and a tick for the copy. */
export const CopyDrawing = () => (
  <Step>
    <path
      d="M56 46h204v8H56zM56 66h170v8H56zM56 86h60v8H56zM56 116h190v8H56zM56 136h128v8H56z"
      fill={color.ink}
      stroke={color.ink}
      strokeWidth="3"
    />
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
    <path d="m206 164 7 7 13-14" fill="none" stroke={color.onAccent} strokeWidth="4" strokeLinecap="round" />
    <rect x="236" y="160" width="24" height="8" rx="4" fill={color.onAccent} />
  </Step>
);

import { color } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

const Wide = styled.svg`
  width: 100%;
  max-width: 34rem;
  height: auto;
`;

const Compact = styled.svg`
  width: 9.5rem;
  height: auto;
`;

const Days = styled.svg`
  width: 100%;
  max-width: 13rem;
  height: 1.625rem;
`;

/** The words on each line: where each begins and ends. */
const SEALED = [
  [
    [0, 92],
    [104, 144],
  ],
  [[0, 138]],
  [
    [0, 60],
    [72, 168],
  ],
  [
    [0, 118],
    [130, 164],
  ],
] as const;

/** Strokes of 12 with round ends. */
const WORDS = SEALED.flatMap((line, row) =>
  line.map(([start, end]) => `M${34 + start} ${56 + row * 30}H${22 + end}`),
).join("");

const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1-${2 * radius} 0z`;

/** A row of circles around the points in `rows`. */
const marks = (rows: readonly number[]): string => rows.map((row) => circle(360, 26 + row * 40, 11)).join("");

/** A prompt under glass with its lock, and today's views beside it as a row of marks. */
export const SealedDrawing = () => (
  <Wide viewBox="0 0 400 210" aria-hidden="true" focusable="false">
    <rect x="1" y="18" width="270" height="176" rx="12" fill={color.surface} stroke={color.line} />
    <path d={WORDS} stroke={color.control} strokeOpacity="0.55" strokeWidth="12" strokeLinecap="round" />
    <rect x="28" y="170" width="46" height="5" rx="2.5" fill={color.line} />
    <path
      d={circle(271, 106, 42.75) + marks([0, 1, 2])}
      fill={color.accent}
      stroke={color.accent}
      strokeWidth="2.5"
    />
    <rect x="251" y="102" width="40" height="30" rx="6" fill={color.onAccent} />
    <path d="M259 102v-9a12 12 0 0 1 24 0v9" fill="none" stroke={color.onAccent} strokeWidth="5" />
    <path d={marks([3, 4])} fill="none" stroke={color.accent} strokeWidth="2.5" />
  </Wide>
);

/** One picture in three sizes, each overlapping a corner of the larger one. */
export const FormatDrawing = () => (
  <Compact viewBox="0 0 152 132" aria-hidden="true" focusable="false">
    <rect x="46" y="1" width="104" height="130" rx="6" fill={color.sunken} stroke={color.line} />
    <path d="M46 96c36-22 68 14 104-8v37a6 6 0 0 1-6 6H52a6 6 0 0 1-6-6z" fill={color.ink} />
    <rect x="20" y="57" width="60" height="74" rx="5" fill={color.surface} stroke={color.control} />
    <path d="M20 108c20-12 40 8 60-4v22a5 5 0 0 1-5 5H25a5 5 0 0 1-5-5z" fill={color.inkSoft} />
    <rect x="1" y="95" width="29" height="36" rx="4" fill={color.surface} stroke={color.control} />
    <path d={circle(104, 46, 22) + circle(54, 82, 12) + circle(16, 111, 7)} fill={color.accent} />
  </Compact>
);

const MONTH = Array.from({ length: 30 }, (_, day) => day);

/** One stroke a day. */
const DAYS = MONTH.map((day) => `M${day * 7 + 2} ${day === 17 ? 10 : 2}V24`).join("");

/** Uptime of thirty days, without an outage. */
export const UptimeDrawing = () => (
  <Days viewBox="0 0 208 26" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <path d={DAYS} stroke={color.positive} strokeWidth="4" strokeLinecap="round" />
  </Days>
);

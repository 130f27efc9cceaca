/**
 * Each colour in the light and in the dark theme. `paper` is the page's background, `surface` that of raised elements, `sunken` that of recessed
 * ones; `ink` is the text, `line` the decorative hairline, and `control` the outline that identifies a control. Each
 * `soft` is the background for text in the colour of that name. palette.test.ts tests the pairs and their contrast.
 */
export const PALETTE = {
  paper: ["#f6f4ef", "#121110"],
  surface: ["#fdfcfa", "#1b1a18"],
  sunken: ["#ebe8e0", "#0b0a09"],
  ink: ["#191713", "#f2efe9"],
  "ink-soft": ["#554f46", "#bab4a9"],
  "ink-faint": ["#686157", "#999287"],
  line: ["#dcd7cc", "#302d29"],
  control: ["#8a8376", "#7d766b"],
  accent: ["#1d3ccb", "#96acff"],
  "accent-strong": ["#152e9f", "#bccaff"],
  "on-accent": ["#ffffff", "#0b1236"],
  "accent-soft": ["#e4e8fb", "#222a4d"],
  positive: ["#1b6843", "#86d4a6"],
  "positive-soft": ["#dcefe3", "#16301f"],
  warning: ["#835000", "#e8b765"],
  "warning-soft": ["#f8ebcf", "#36290f"],
  danger: ["#b02a1c", "#ff9f94"],
  "danger-strong": ["#8f1f14", "#ffbfb7"],
  "on-danger": ["#ffffff", "#2d0a06"],
  "danger-soft": ["#fbe5e0", "#431b16"],
  inverse: ["#191713", "#f2efe9"],
  "on-inverse": ["#f6f4ef", "#191713"],
  focus: ["#1d3ccb", "#96acff"],
  scrim: ["#191713a6", "#000000b3"],
  glass: ["#f6f4efb8", "#121110ad"],
  sheen: ["#ffffffcc", "#ffffff17"],
} as const;

export type ColorName = keyof typeof PALETTE;

/**
 * The two colour themes. `paper` is the page's background, `surface` that of raised elements, `sunken` that of recessed
 * ones; `ink` is the text, `line` the decorative hairline, and `control` the outline that identifies a control. Each
 * `soft` is the background for text in the colour of that name. palette.test.ts tests the pairs and their contrast.
 */
export const LIGHT = {
  paper: "#f6f4ef",
  surface: "#fdfcfa",
  sunken: "#ebe8e0",
  ink: "#191713",
  "ink-soft": "#554f46",
  "ink-faint": "#686157",
  line: "#dcd7cc",
  control: "#8a8376",
  accent: "#1d3ccb",
  "accent-strong": "#152e9f",
  "on-accent": "#ffffff",
  "accent-soft": "#e4e8fb",
  positive: "#1b6843",
  "positive-soft": "#dcefe3",
  warning: "#835000",
  "warning-soft": "#f8ebcf",
  danger: "#b02a1c",
  "danger-strong": "#8f1f14",
  "on-danger": "#ffffff",
  "danger-soft": "#fbe5e0",
  inverse: "#191713",
  "on-inverse": "#f6f4ef",
  focus: "#1d3ccb",
  scrim: "#191713a6",
  glass: "#f6f4efb8",
  sheen: "#ffffffcc",
} as const;

export type ColorName = keyof typeof LIGHT;

export const DARK: Record<ColorName, string> = {
  paper: "#121110",
  surface: "#1b1a18",
  sunken: "#0b0a09",
  ink: "#f2efe9",
  "ink-soft": "#bab4a9",
  "ink-faint": "#999287",
  line: "#302d29",
  control: "#7d766b",
  accent: "#96acff",
  "accent-strong": "#bccaff",
  "on-accent": "#0b1236",
  "accent-soft": "#222a4d",
  positive: "#86d4a6",
  "positive-soft": "#16301f",
  warning: "#e8b765",
  "warning-soft": "#36290f",
  danger: "#ff9f94",
  "danger-strong": "#ffbfb7",
  "on-danger": "#2d0a06",
  "danger-soft": "#431b16",
  inverse: "#f2efe9",
  "on-inverse": "#191713",
  focus: "#96acff",
  scrim: "#000000b3",
  glass: "#121110ad",
  sheen: "#ffffff17",
};

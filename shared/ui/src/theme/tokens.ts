import { PALETTE } from "./palette";

/** Custom properties as CSS text, for GlobalStyle. */

/** Every page has them, and browsers preserve their text: it is written without what means nothing. */
const short = (value: string): string => value.replace(/(?<![\w.#])0(?=\.\d)|(?<=,) /g, "");

const declarations = (prefix: string, values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}-${name}:${short(value)};`)
    .join("");

/** A colour of each theme: `color-scheme` decides, also for a part of the page that sets its own theme. */
const themed = (light: string, dark: string): string => `light-dark(${light},${dark})`;

const colors = Object.fromEntries(
  Object.entries(PALETTE).map(([name, [light, dark]]) => [name, themed(light, dark)]),
);

export const COLOR_TOKENS =
  declarations("color", colors) +
  declarations("shadow", {
    lifted: `0 1px 2px ${themed("#19171308", "#0000")}, 0 8px 24px -12px ${themed("#19171324", "#000000b3")}`,
    floating: `0 2px 6px ${themed("#1917130a", "#0000")}, 0 24px 56px -16px ${themed("#1917133d", "#000000e6")}`,
  });

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24];

/** Tokens of both themes. Text sizes grow between a 360 px and a 1440 px wide window. */
export const SHARED_TOKENS =
  declarations("space", {
    ...Object.fromEntries(STEPS.map((step) => [step, `${step / 4}rem`])),
    gutter: "clamp(1.25rem, 0.55rem + 3.1vw, 3.5rem)",
    section: "clamp(4rem, 2.5rem + 6.6vw, 8.5rem)",
  }) +
  declarations("radius", { small: "6px", control: "10px", card: "14px" }) +
  declarations("font", {
    display:
      '"Bricolage Grotesque", "Bricolage Arial", "Bricolage Roboto", "Bricolage DejaVu", "Arial", sans-serif',
    text: '"Instrument Sans", "Instrument Arial", "Instrument Roboto", "Instrument DejaVu", "Arial", sans-serif',
  }) +
  declarations("measure", { page: "82.5rem", article: "46rem", form: "27rem" }) +
  declarations("type", {
    hero: "700 clamp(2.625rem, 1.55rem + 4.8vw, 5.5rem)/0.98 var(--font-display)",
    title: "700 clamp(2.125rem, 1.55rem + 2.5vw, 3.5rem)/1.04 var(--font-display)",
    heading: "700 clamp(1.75rem, 1.4rem + 1.5vw, 2.625rem)/1.1 var(--font-display)",
    subheading: "700 clamp(1.1875rem, 1.1rem + 0.35vw, 1.375rem)/1.25 var(--font-display)",
    lead: "400 clamp(1.0625rem, 0.98rem + 0.36vw, 1.3125rem)/1.5 var(--font-text)",
    body: "400 1rem/1.6 var(--font-text)",
    small: "400 0.875rem/1.5 var(--font-text)",
    label: "600 0.875rem/1.35 var(--font-text)",
    caption: "500 0.8125rem/1.4 var(--font-text)",
    figure: "700 clamp(1.75rem, 1.5rem + 1.05vw, 2.5rem)/1.05 var(--font-display)",
  });

export const MOTION_TOKENS = declarations("motion", {
  fast: "120ms",
  base: "180ms",
  slow: "240ms",
  ease: "cubic-bezier(0.2, 0.7, 0.2, 1)",
});

/** Not zero, so that the end events of transitions and animations still fire for code that waits for them. */
export const STILL_TOKENS = declarations("motion", { fast: "0.01ms", base: "0.01ms", slow: "0.01ms" });

/** The keyframes that `animation` in the theme refers to. */
export const ANIMATIONS = "@keyframes turn{to{rotate:1turn}}@keyframes pulse{50%{opacity:0.4}}";

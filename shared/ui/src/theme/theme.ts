import { css } from "styled-components";

/**
 * The design tokens. Nearly all refer to a custom property that the shell's GlobalStyle defines on :root, so a remote
 * contains no colours or sizes and follows the active theme.
 */

/** Colours by their meaning; palette.ts documents the purpose of each. */
export const color = {
  paper: "var(--color-paper)",
  surface: "var(--color-surface)",
  sunken: "var(--color-sunken)",
  ink: "var(--color-ink)",
  inkSoft: "var(--color-ink-soft)",
  inkFaint: "var(--color-ink-faint)",
  line: "var(--color-line)",
  control: "var(--color-control)",
  accent: "var(--color-accent)",
  accentStrong: "var(--color-accent-strong)",
  onAccent: "var(--color-on-accent)",
  accentSoft: "var(--color-accent-soft)",
  positive: "var(--color-positive)",
  positiveSoft: "var(--color-positive-soft)",
  warning: "var(--color-warning)",
  warningSoft: "var(--color-warning-soft)",
  danger: "var(--color-danger)",
  dangerStrong: "var(--color-danger-strong)",
  onDanger: "var(--color-on-danger)",
  dangerSoft: "var(--color-danger-soft)",
  inverse: "var(--color-inverse)",
  onInverse: "var(--color-on-inverse)",
  focus: "var(--color-focus)",
  scrim: "var(--color-scrim)",
  glass: "var(--color-glass)",
  sheen: "var(--color-sheen)",
} as const;

/** Distances on a scale of 4 px, named by their number of steps: `space[4]` is 16 px at the usual text size. */
export const space = {
  1: "var(--space-1)",
  2: "var(--space-2)",
  3: "var(--space-3)",
  4: "var(--space-4)",
  5: "var(--space-5)",
  6: "var(--space-6)",
  8: "var(--space-8)",
  10: "var(--space-10)",
  12: "var(--space-12)",
  16: "var(--space-16)",
  20: "var(--space-20)",
  24: "var(--space-24)",
  /** The page's left and right margin, which grows with the screen. */
  gutter: "var(--space-gutter)",
  /** Between the sections of a page. */
  section: "var(--space-section)",
} as const;
export type Space = keyof typeof space;

export const radius = {
  small: "var(--radius-small)",
  control: "var(--radius-control)",
  card: "var(--radius-card)",
  pill: "999px",
} as const;

export const font = {
  display: "var(--font-display)",
  text: "var(--font-text)",
} as const;

/**
 * Content widths: the page, a form or an article, a line of text (68 characters). Not in `ch`: that is the width of a
 * digit, which changes when the fonts load, and lines would break elsewhere.
 */
export const measure = {
  page: "var(--measure-page)",
  article: "var(--measure-article)",
  form: "var(--measure-form)",
  text: "45.3em",
} as const;

export const shadow = {
  /** Cards under the pointer. */
  lifted: "var(--shadow-lifted)",
  /** Floating elements: dialogs, toasts. */
  floating: "var(--shadow-floating)",
} as const;

/** Durations with the easing curve; 0.01 ms with reduced motion. Only transform and opacity may be animated. */
export const motion = {
  fast: "var(--motion-fast) var(--motion-ease)",
  base: "var(--motion-base) var(--motion-ease)",
  slow: "var(--motion-slow) var(--motion-ease)",
} as const;

/** For loading states. The shell defines the keyframes: inserting some later would recalculate the page's styles. */
export const animation = { turn: "turn", pulse: "pulse" } as const;

/** The stacking order. */
export const layer = {
  raised: 1,
  sticky: 10,
  header: 20,
  scrim: 40,
  dialog: 50,
  tooltip: 70,
  toast: 80,
} as const;

/** Media queries, mobile first: write the small screen's rules without a query and add to them. */
export const media = {
  small: "@media (width >= 30em)",
  /** Below `medium`. */
  narrow: "@media (width < 48em)",
  medium: "@media (width >= 48em)",
  large: "@media (width >= 64em)",
  wide: "@media (width >= 82.5em)",
  /** At 400 % zoom, for example: nothing may stay in view over the content. */
  low: "@media (height < 22em)",
  hover: "@media (hover: hover)",
  touch: "@media (pointer: coarse)",
  /** The browser has replaced all colours: what only a background shows needs system colours. */
  forced: "@media (forced-colors: active)",
  stillness: "@media (prefers-reduced-motion: reduce)",
  /** Scripts are disabled: pressing has no effect. */
  noScripts: "@media (scripting: none)",
  print: "@media print",
} as const;

/** Text styles. The sizes are fluid; headings use the display font. */
export const type = {
  hero: css`
    font: var(--type-hero);
    letter-spacing: -0.035em;
    text-wrap: balance;
  `,
  title: css`
    font: var(--type-title);
    letter-spacing: -0.028em;
    text-wrap: balance;
  `,
  heading: css`
    font: var(--type-heading);
    letter-spacing: -0.022em;
    text-wrap: balance;
  `,
  subheading: css`
    font: var(--type-subheading);
    letter-spacing: -0.012em;
    text-wrap: balance;
  `,
  lead: css`
    font: var(--type-lead);
    text-wrap: pretty;
  `,
  body: css`
    font: var(--type-body);
  `,
  small: css`
    font: var(--type-small);
    word-spacing: 0.04em;
  `,
  label: css`
    font: var(--type-label);
    word-spacing: 0.08em;
  `,
  caption: css`
    font: var(--type-caption);
    word-spacing: 0.08em;
  `,
  /** Big figures: prices, counts, statistics. */
  figure: css`
    font: var(--type-figure);
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
  `,
} as const;

/** Digits of one width, for columns and counters. */
export const tabularNumbers = css`
  font-variant-numeric: tabular-nums;
`;

/** GlobalStyle adds it to any element with focus: only elements whose outline was removed need it. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

/** Roughly how tall a part of a page is on a narrow, a medium and a large screen, as CSS lengths. */
export interface EstimatedHeight {
  narrow: string;
  medium: string;
  large: string;
}

/**
 * Skips style and layout of content below the first screen until it is near. The browser reserves the estimated height
 * until then, so an accurate estimate keeps anchors and the scroll bar steady. `padding` is the part of it that is the
 * block's own padding, above and below; a section's by default.
 */
export const renderWhenNear = (
  { narrow, medium, large }: EstimatedHeight,
  padding = `2 * ${space.section}`,
) => css`
  --estimate: ${narrow};
  content-visibility: auto;
  contain-intrinsic-block-size: auto calc(var(--estimate) - ${padding});

  ${media.medium} {
    --estimate: ${medium};
  }

  ${media.large} {
    --estimate: ${large};
  }
`;

/** Visible to assistive technology only. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** Cuts a text to its box's width. */
export const ellipsis = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

import { createGlobalStyle } from "styled-components";
import displayFont from "./fonts/bricolage-grotesque.woff2";
import textFont from "./fonts/instrument-sans.woff2";
import { color, layer, media, radius, type } from "./theme/theme";
import { ANIMATIONS, COLOR_TOKENS, MOTION_TOKENS, SHARED_TOKENS, STILL_TOKENS } from "./theme/tokens";
import { WEB_FONTS } from "./web-fonts";

/** The URLs of the two fonts, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontPreloads: readonly string[] = [displayFont, textFont];

/**
 * The systems' fonts, fitted to the widths and heights of the two fonts, so that nothing moves when those load: Arial,
 * Roboto on Android, DejaVu on a bare Linux. Only by full or PostScript names: browsers look up each missing name again
 * in every size before the first paint. Sizes, ascents and descents in percent, measured on the site's English texts.
 */
const FALLBACK_FONTS = [
  { family: "Bricolage Arial", names: ["Arial Bold", "Liberation Sans Bold"], metrics: [97.2, 95.7, 27.8] },
  { family: "Bricolage Roboto", names: ["Roboto-Bold", "Roboto-Regular"], metrics: [103.6, 89.8, 26.1] },
  { family: "Bricolage DejaVu", names: ["DejaVu Sans Bold"], metrics: [81.5, 114.1, 33.1] },
  { family: "Instrument Arial", names: ["Arial", "Liberation Sans"], metrics: [101.5, 95.6, 24.6] },
  { family: "Instrument Roboto", names: ["Roboto-Regular"], metrics: [102.6, 94.5, 24.4] },
  { family: "Instrument DejaVu", names: ["DejaVu Sans"], metrics: [89.8, 108, 27.8] },
] as const;

const fontFace = (family: string, ...declarations: string[]) =>
  `@font-face{${[`font-family:"${family}"`, ...declarations].join(";")}}`;

const webFont = ({ family, weights }: (typeof WEB_FONTS)[number], index: number) =>
  fontFace(
    family,
    `src:url(${fontPreloads[index]}) format("woff2")`,
    `font-weight:${weights}`,
    "font-display:swap",
  );

const fallbackFont = ({ family, names, metrics }: (typeof FALLBACK_FONTS)[number]) => {
  const [size, ascent, descent] = metrics;
  return fontFace(
    family,
    `src:${names.map((name) => `local("${name}")`).join()}`,
    // A bold font is declared for all weights, or the browser would make it bolder still.
    ...(family.startsWith("Bricolage") ? ["font-weight:400 800"] : []),
    `size-adjust:${size}%`,
    `ascent-override:${ascent}%`,
    `descent-override:${descent}%`,
    "line-gap-override:0%",
  );
};

/**
 * The text of a style element with the systems' fonts. Apart from the styled components: those move their rules to
 * another element when they start in the browser, and fonts that go and come lay out the whole page again.
 */
export const fallbackFontFaces: string = FALLBACK_FONTS.map(fallbackFont).join("");

/** The same with the two fonts, for pages without the shell's inline script, which loads them. */
export const fontFaces: string = WEB_FONTS.map(webFont).join("") + fallbackFontFaces;

/**
 * The page's base styles: tokens and a reset. The shell renders it once. A `data-theme` of `light` or `dark` on the root
 * element sets the theme; without it the system's setting applies. On any other element it sets the theme of that
 * element's content.
 */
export const GlobalStyle = createGlobalStyle`
  ${ANIMATIONS}
  :root { ${SHARED_TOKENS} ${MOTION_TOKENS} ${COLOR_TOKENS} }
  :root, [data-theme="light"] { color-scheme: light; }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) { color-scheme: dark; }
  }
  [data-theme="dark"] { color-scheme: dark; }
  [data-theme] { background: ${color.paper}; color: ${color.ink}; }
  ${media.stillness} {
    :root { ${STILL_TOKENS} }
    *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; scroll-behavior: auto !important; }
  }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html {
    background: ${color.paper};
    color: ${color.ink};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: var(--header-height, 5rem);
    scrollbar-gutter: stable;
    accent-color: ${color.accent};
  }
  body {
    ${type.body}
    min-height: 100dvh;
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    font-optical-sizing: auto;
  }
  /* A word wider than a phone, or made so by larger text, must not widen its container. */
  @media (width < 30em) {
    body { overflow-wrap: anywhere; }
    th, td { overflow-wrap: break-word; }
    h1, h2, h3 { hyphens: auto; }
  }
  h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; }
  img, svg, video, canvas { display: block; max-width: 100%; }
  img { height: auto; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { padding: 0; border: 0; background: none; cursor: pointer; text-align: inherit; }
  ul[class], ol[class] { list-style: none; padding: 0; }
  fieldset { border: 0; padding: 0; min-width: 0; }
  legend { padding: 0; }
  a { color: inherit; text-decoration-thickness: 0.06em; text-underline-offset: 0.18em; }
  a:not([class]) { color: ${color.accent}; ${media.hover} { &:hover { color: ${color.accentStrong}; } } }
  table { border-collapse: collapse; }
  hr { border: 0; border-top: 1px solid ${color.line}; }
  [hidden] { display: none !important; }
  [data-print="only"] { display: none; }
  ::selection { background: ${color.accent}; color: ${color.onAccent}; }
  ::placeholder { color: ${color.inkFaint}; opacity: 1; }
  :focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; border-radius: ${radius.small}; }
  main:focus, [tabindex="-1"]:focus:not(:focus-visible) { outline: none; }
  /* The toast regions of libraries must not lie under dialogs. */
  [data-sonner-toaster] { z-index: ${layer.toast} !important; }
  /* Pressed before hydration: the shell marks it, and replays the press afterwards. */
  button[aria-busy="true"]:not([aria-disabled="true"]) { opacity: 0.7; cursor: progress; }
  a, button, label, summary { -webkit-tap-highlight-color: transparent; touch-action: manipulation; }
  summary { cursor: pointer; }
  p { text-wrap: pretty; }
  strong, b { font-weight: 600; }
  code, kbd, samp { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: 0.9em; }

  /* Forced colours replace the background that shows what is on or chosen. */
  ${media.forced} {
    :root:root :is(a, button):is([aria-pressed="true"], [aria-current]) { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  }

  ${media.noScripts} {
    body > noscript { display: block; padding: 0.75rem 1rem; background: ${color.warningSoft}; color: ${color.warning}; text-align: center; }
    button, input, select, textarea { interactivity: inert; opacity: 0.45; pointer-events: none; }
  }

  ${media.print} {
    body > noscript { display: none; }
    :root:root, :root:not([data-theme]), :root [data-theme] { color-scheme: light; }
    html, body { background: none; }
    header:not(main *), footer:not(main *), nav, button:not(:is(h2, h3, h4) *), [role="status"], [data-sonner-toast], [data-swipe-direction], [data-print="hide"] { display: none !important; }
    [data-print="only"] { display: block !important; }
    a[href^="http"]::after { content: " (" attr(href) ")"; font-size: 0.85em; }
    figure, img, tr { break-inside: avoid; }
  }
`;

import { BELOW_FOLD_ATTRIBUTE } from "@promptfolio/contracts/page";

/** A page split at the end of its first screen, each part with only the styles that earlier parts don't include. */
export interface SplitPage {
  first: { css: string; markup: string };
  rest: { css: string; markup: string };
}

/** The tag of the first element below the first screen. */
const BELOW_FOLD = new RegExp(`<[a-z]+ [^<>]*\\b${BELOW_FOLD_ATTRIBUTE}=""`);

/** A component's rules, and the shell's marker after them with the component's id; earlier shells write a `g` more. */
const COMPONENT = /[\s\S]*?(\/\*g?\d+ ([\w-]+)(?: [\w,-]*)?\*\/\n)/g;

/** The same as styled-components writes it, in shells of earlier versions. */
const LONG_COMPONENT = /[\s\S]*?(data-styled\.g\d+\[id="([\w-]+)"\]\{content:"[^"]*"\}\/\*!sc\*\/\n)/g;

/** Begins a part that React removes when the deferred one is ready; styles in it would be removed too. */
const WAITING = "<!--$?-->";

/** Rules that belong to no class. */
const COMMON = /^sc-(?:global|keyframes)-/;

const classesIn = (markup: string): Set<string> =>
  new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));

/**
 * Splits a page at the end of its first screen: browsers read all styles that come before the content of the first
 * paint. A component's rules stay together, so one that extends another comes after it in both parts.
 */
export const splitFirstScreen = (css: string, markup: string): SplitPage => {
  const at = markup.search(BELOW_FOLD);
  if (at < 0 || markup.slice(0, at).includes(WAITING))
    return { first: { css, markup }, rest: { css: "", markup: "" } };
  const first = { css: "", markup: markup.slice(0, at) };
  const rest = { css: "", markup: markup.slice(at) };
  const used = classesIn(first.markup);
  let end = 0;
  let lastMark = "";
  for (const match of css.matchAll(css.includes("/*!sc*/") ? LONG_COMPONENT : COMPONENT)) {
    const [rules, mark = "", id = ""] = match;
    const part = COMMON.test(id) || used.has(id) ? first : rest;
    part.css += rules;
    lastMark = mark;
    end = match.index + rules.length;
  }
  first.css += css.slice(end);
  // In the browser, styled-components continues counting from the last marker: rules that it adds must come after all
  // of these.
  if (rest.css !== "" && !rest.css.endsWith(lastMark)) rest.css += lastMark;
  return { first, rest };
};

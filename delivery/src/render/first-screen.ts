import { BELOW_FOLD_ATTRIBUTE } from "@promptfolio/contracts/page";

/** A page up to the end of its first screen, and the rest, each with the styles that it needs beside those before it. */
export interface SplitPage {
  first: { css: string; markup: string };
  rest: { css: string; markup: string };
}

/** The tag of the first element below the first screen. */
const BELOW_FOLD = new RegExp(`<[a-z]+ [^<>]*\\b${BELOW_FOLD_ATTRIBUTE}=""`);

/** The rules of a component, and the mark that styled-components writes behind them. */
const COMPONENT = /[\s\S]*?(data-styled\.g\d+\[id="([\w-]+)"\]\{content:"[^"]*"\}\/\*!sc\*\/\n)/g;

/** Begins a part that React takes out when the deferred one is there; styles in it would go as well. */
const WAITING = "<!--$?-->";

/** Rules that belong to no class. */
const COMMON = /^sc-(?:global|keyframes)-/;

const classesIn = (markup: string): Set<string> =>
  new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));

/**
 * Splits a page where its first screen ends: browsers read all styles that stand in front of what they paint first.
 * A component's rules stay together, so one that extends another comes behind it in either part.
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
  for (const match of css.matchAll(COMPONENT)) {
    const [rules, mark = "", id = ""] = match;
    const part = COMMON.test(id) || used.has(id) ? first : rest;
    part.css += rules;
    lastMark = mark;
    end = match.index + rules.length;
  }
  first.css += css.slice(end);
  // The browser counts on from the last mark that it reads: what it adds has to come behind all of these.
  if (rest.css !== "" && !rest.css.endsWith(lastMark)) rest.css += lastMark;
  return { first, rest };
};

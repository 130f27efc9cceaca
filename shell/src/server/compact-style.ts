import { readMarker, SEPARATOR, type StyleMarker, shortMarker } from "../app/style-markers";
import { isRule, itemsOf, selectorsOf, splitRule } from "./css-items";

/** More components than any page has. */
const MAX_CACHED = 2_000;

/** Removes what browsers don't need. */
const shortened = (item: string): string => {
  if (!isRule(item)) return item;
  const { prelude, body } = splitRule(item);
  const start = prelude.startsWith("@") ? prelude.replace(/: /g, ":") : prelude;
  return `${start}{${join(itemsOf(body).map(shortened))}}`;
};

/** A rule's items as they are nested in the class's own rule; undefined if they can't be written there. */
const nested = (rule: string, name: string): string[] | undefined => {
  const { prelude, body } = splitRule(rule);
  const ownClass = new RegExp(`\\.${name}(?![\\w-])`, "g");
  const selectors = selectorsOf(prelude);
  if (prelude.startsWith("@") || !selectors.every((selector) => selector.search(ownClass) >= 0))
    return undefined;
  const items = itemsOf(body).map(shortened);
  return prelude === `.${name}` ? items : [`${prelude.replace(ownClass, "&")}{${join(items)}}`];
};

const TEXT_OR_URL = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^"')]*\)/;
const SPACE_OR_ZERO = new RegExp(`(${TEXT_OR_URL.source})|, +|;(?=\\})|(?<![\\w.])0(?=\\.\\d)`, "g");

/** Removes insignificant characters: spaces after commas, last semicolons and the leading zeros of fractions. */
const withoutPadding = (rule: string): string =>
  rule.replace(SPACE_OR_ZERO, (match, text?: string) => text ?? (match.startsWith(",") ? "," : ""));

/** Declarations end with a semicolon if another item follows. */
const join = (items: readonly string[]): string =>
  items.map((item, index) => (isRule(item) || index === items.length - 1 ? item : `${item};`)).join("");

/**
 * Rules of a class. Older browsers move declarations that follow a nested rule in front of it, so these get their own
 * rule.
 */
const rulesOf = (selector: string, items: readonly string[]): string[] => {
  const runs: string[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run && (isRule(item) || !isRule(run.at(-1) ?? ""))) run.push(item);
    else runs.push([item]);
  }
  return runs.map((run) => `${selector}{${join(run)}}`);
};

const sharedStart = (lists: readonly (readonly string[])[]): number => {
  const [first = [], ...others] = lists;
  const end = first.findIndex((item, index) => others.some((list) => list[index] !== item));
  return end < 0 ? first.length : end;
};

/**
 * Merges the classes of one component: items that all begin or end with are written once. The order of each class's
 * items is preserved.
 */
const mergeClasses = (classes: ReadonlyMap<string, string[]>): string[] => {
  const names = [...classes.keys()].map((name) => `.${name}`);
  const lists = [...classes.values()];
  if (names.length === 1) return rulesOf(names[0] ?? "", lists[0] ?? []);
  const start = sharedStart(lists);
  const rests = lists.map((list) => list.slice(start));
  const end = sharedStart(rests.map((rest) => [...rest].reverse()));
  const own = rests.map((rest) => rest.slice(0, rest.length - end));
  return [
    ...rulesOf(names.join(","), lists[0]?.slice(0, start) ?? []),
    ...names.flatMap((name, index) => rulesOf(name, own[index] ?? [])),
    ...rulesOf(names.join(","), end === 0 ? [] : (rests[0]?.slice(-end) ?? [])),
  ];
};

const compactRules = (rules: readonly string[], names: readonly string[]): readonly string[] => {
  const classes = new Map<string, string[]>();
  for (const rule of rules) {
    const owners = names.filter((name) => new RegExp(`\\.${name}(?![\\w-])`).test(rule));
    const [name] = owners;
    const items = name !== undefined && owners.length === 1 ? nested(rule, name) : undefined;
    if (name === undefined || items === undefined) return rules;
    classes.set(name, [...(classes.get(name) ?? []), ...items]);
  }
  return mergeClasses(classes);
};

/** A rule as one line. */
const inLine = (rule: string): string => rule.replace(/\s*\n\s*/g, " ");

/**
 * Compresses styled-components' style sheet to about half of its length: one rule for each class with the others nested
 * in it, what all classes of a component share only once, and short markers. The order of the cascade is preserved; each
 * part is one rule, as the browser inserts them one by one. `expandMarkers` makes it readable for styled-components.
 */
export const createStyleCompactor = (): ((css: string) => string) => {
  const cached = new Map<string, string>();
  const compactGroup = (rules: readonly string[], marker: StyleMarker): string => {
    const end = shortMarker(marker);
    const key = rules.join("") + end;
    const known = cached.get(key);
    if (known !== undefined) return known;
    const isClass = !/^sc-(?:global|keyframes)-/.test(marker.id);
    const parts = isClass ? compactRules(rules, marker.names) : rules;
    // `release verify` compares the whole site's rules by text, and custom properties preserve their text as written.
    const written = /^sc-global-/.test(marker.id) ? parts : parts.map(withoutPadding);
    const text = [...written.map(inLine), end, ""].join("\n");
    if (cached.size >= MAX_CACHED) cached.clear();
    cached.set(key, text);
    return text;
  };
  return (css) => {
    let compact = "";
    let rules: string[] = [];
    for (const part of css.split(SEPARATOR).map((text) => text.trim())) {
      if (part === "") continue;
      const marker = readMarker(part);
      if (marker) {
        compact += compactGroup(rules, marker);
        rules = [];
      } else rules.push(part);
    }
    return compact + rules.map((rule) => `${inLine(rule)}\n`).join("");
  };
};

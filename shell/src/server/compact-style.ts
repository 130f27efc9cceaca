import { readMarker, SEPARATOR, type StyleMarker, shortMarker } from "../app/style-markers";
import { isRule, itemsOf, selectorsOf, splitRule } from "./css-items";

/** More components than any page has. */
const MAX_CACHED = 2_000;

const TEXT = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/;
const IN_SELECTOR = new RegExp(`="([a-z][\\w-]*)"|(${TEXT.source})| ?([>+~]) ?`, "gi");

/**
 * A rule's selector or condition without what browsers don't need: spaces, quotes around words, and in nested rules the
 * `&` before a descendant or sibling.
 */
const shortPrelude = (prelude: string): string => {
  if (prelude.startsWith("@")) return prelude.replace(/: | [<>]=? /g, (sign) => sign.trim());
  return selectorsOf(prelude)
    .map((selector) =>
      selector
        .replace(IN_SELECTOR, (_match, word?: string, text?: string, sign?: string) =>
          word === undefined ? (text ?? sign ?? "") : `=${word}`,
        )
        .replace(/^&(?: |(?=[>+~]))(?=[^&]*$)/, ""),
    )
    .join(",");
};

/** Removes what browsers don't need. */
const shortened = (item: string): string => {
  if (!isRule(item)) return item;
  const { prelude, body } = splitRule(item);
  return `${shortPrelude(prelude)}{${join(itemsOf(body).map(shortened))}}`;
};

/** A rule's items as they are nested in the class's own rule; undefined if they can't be written there. */
const nested = (rule: string, name: string): string[] | undefined => {
  const { prelude, body } = splitRule(rule);
  const ownClass = new RegExp(`\\.${name}(?![\\w-])`, "g");
  const selectors = selectorsOf(prelude);
  if (prelude.startsWith("@") || !selectors.every((selector) => selector.search(ownClass) >= 0))
    return undefined;
  const items = itemsOf(body).map(shortened);
  if (prelude === `.${name}`) return items;
  return [`${shortPrelude(prelude.replace(ownClass, "&"))}{${join(items)}}`];
};

const PADDING = ", +|;(?=\\})|(?<![\\w.])0(?=\\.\\d)";
const NOT_CSS = `${TEXT.source}|url\\([^"')]*\\)`;
const IN_RULE = new RegExp(`(${NOT_CSS})|${PADDING}`, "g");
const IN_GLOBAL_RULE = new RegExp(`(${NOT_CSS}|--[\\w-]+:[^;}]*)|${PADDING}`, "g");

/** Removes insignificant characters: spaces after commas, last semicolons and the leading zeros of fractions. */
const withoutPadding = (rule: string, pattern: RegExp): string =>
  rule.replace(pattern, (match, text?: string) => text ?? (match.startsWith(",") ? "," : ""));

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

/** An item of several classes' rules, and the classes that have it here. */
interface SharedItem {
  text: string;
  names: string[];
}

/** The longest sequence of items that both lists have in this order, as pairs of their positions. */
const commonItems = (one: readonly string[], other: readonly string[]): [number, number][] => {
  // lengths[i][j]: how many characters the items from i and j on have in common at most.
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--) {
      const item = one[i] ?? "";
      const shared = item === other[j] ? item.length + at(i + 1, j + 1) : 0;
      (lengths[i] ?? [])[j] = Math.max(shared, at(i + 1, j), at(i, j + 1));
    }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; at(i, j) > 0; ) {
    if (at(i, j) === at(i + 1, j)) i++;
    else if (at(i, j) === at(i, j + 1)) j++;
    else pairs.push([i++, j++]);
  }
  return pairs;
};

/** Adds a class's items to those of other classes. The order within each class is preserved. */
const addClass = (
  merged: SharedItem[],
  name: string,
  items: readonly string[],
  minLength: number,
): SharedItem[] => {
  const own = items.map((text) => ({ text, names: [name] }));
  const result: SharedItem[] = [];
  let [from, ownFrom] = [0, 0];
  for (const [at, ownAt] of commonItems(
    merged.map(({ text }) => text),
    items,
  )) {
    const item = merged[at];
    if (!item || item.text.length < minLength) continue;
    result.push(...merged.slice(from, at), ...own.slice(ownFrom, ownAt), {
      ...item,
      names: [...item.names, name],
    });
    [from, ownFrom] = [at + 1, ownAt + 1];
  }
  return [...result, ...merged.slice(from), ...own.slice(ownFrom)];
};

/** The rules of merged items: one for each run of items that the same classes have. */
const rulesOfShared = (merged: readonly SharedItem[]): string[] => {
  const runs: { selector: string; items: string[] }[] = [];
  for (const { text, names } of merged) {
    const selector = names.map((name) => `.${name}`).join(",");
    const run = runs.at(-1);
    if (run?.selector === selector) run.items.push(text);
    else runs.push({ selector, items: [text] });
  }
  return runs.flatMap(({ selector, items }) => rulesOf(selector, items));
};

/** Shorter items are not worth a rule of their own; which length pays depends on what stands between. */
const MIN_LENGTHS = [0, 20, 40, 80, 160];

/**
 * Merges the classes of one component: items that several have in the same order are written once. An element has only
 * one of these classes, so only the order within each class matters.
 */
const mergeClasses = (classes: ReadonlyMap<string, string[]>): string[] => {
  const entries = [...classes];
  if (entries.length === 1) return entries.flatMap(([name, items]) => rulesOf(`.${name}`, items));
  const choices = MIN_LENGTHS.map((minLength) =>
    rulesOfShared(
      entries.reduce<SharedItem[]>((merged, [name, items]) => addClass(merged, name, items, minLength), []),
    ),
  );
  const lengthOf = (rules: readonly string[]): number => rules.join("\n").length;
  return choices.reduce((shortest, rules) => (lengthOf(rules) < lengthOf(shortest) ? rules : shortest));
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
  const cached = new Map<string, readonly string[]>();
  /** A component's rules, each a line. */
  const compactGroup = (rules: readonly string[], { id, names }: StyleMarker): readonly string[] => {
    const key = `${rules.join("")}${id} ${names.join()}`;
    const known = cached.get(key);
    if (known) return known;
    const [, kind] = /^sc-(global|keyframes)-/.exec(id) ?? [];
    const parts = kind === undefined ? compactRules(rules, names) : rules.map(shortened);
    // `release verify` compares the whole site's rules as browsers write them: custom properties as they were written.
    const pattern = kind === "global" ? IN_GLOBAL_RULE : IN_RULE;
    const lines = parts.map((part) => inLine(withoutPadding(part, pattern)));
    if (cached.size >= MAX_CACHED) cached.clear();
    cached.set(key, lines);
    return lines;
  };
  return (css) => {
    let compact = "";
    let rules: string[] = [];
    let previous = 0;
    for (const part of css.split(SEPARATOR).map((text) => text.trim())) {
      if (part === "") continue;
      const marker = readMarker(part);
      if (!marker) {
        rules.push(part);
        continue;
      }
      const lines = compactGroup(rules, marker);
      compact += `${lines.join("\n")}${shortMarker(marker, lines, previous)}\n`;
      previous = marker.group;
      rules = [];
    }
    return compact + rules.map((rule) => `${inLine(rule)}\n`).join("");
  };
};

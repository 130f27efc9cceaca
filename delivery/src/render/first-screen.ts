import { BELOW_FOLD_ATTRIBUTE } from "@promptfolio/contracts/page";

/** A page split at the end of its first screen, each part with only the styles that earlier parts don't include. */
export interface SplitPage {
  first: { css: string; markup: string };
  rest: { css: string; markup: string };
}

/** The tag of the first element below the first screen. */
const BELOW_FOLD = new RegExp(`<[a-z]+ [^<>]*\\b${BELOW_FOLD_ATTRIBUTE}=""`);

/** A component's rules, and its marker after them: the shell's style-markers.ts describes the format. */
const COMPONENT = /([\s\S]*?)\/\*([\w-]+)(?: (\d+))?((?: [\w,-]+)?)\*\/\n/g;

/** Rules and markers of earlier shells, each with its group's number: as they wrote them, and as styled-components does. */
const EARLIER_COMPONENTS = [
  /([\s\S]*?)(^\/\*g?\d+ ([\w-]+)(?: [\w,-]*)?\*\/\n)/gm,
  /([\s\S]*?)(data-styled\.g\d+\[id="([\w-]+)"\]\{content:"[^"]*"\}\/\*!sc\*\/\n)/g,
];

interface Component {
  id: string;
  rules: string;
  /** The marker, for a sheet in which it comes after the group with this number. */
  marker: (previous: number) => string;
  /** The number of its group of rules; 0 in the style sheets of earlier shells. */
  group: number;
}

/** The components of a style sheet, and what follows the last one. */
const componentsIn = (css: string): { components: Component[]; tail: string } => {
  const earlier = EARLIER_COMPONENTS.map((pattern) => [...css.matchAll(pattern)]).find(
    (found) => found.length > 0,
  );
  const matches = earlier ?? [...css.matchAll(COMPONENT)];
  const last = matches.at(-1);
  let previous = 0;
  const components = matches.map(([, rules = "", idOrMarker = "", numberOrId, names = ""]) => {
    if (earlier) return { id: numberOrId ?? "", rules, marker: () => idOrMarker, group: 0 };
    const group = numberOrId === undefined ? previous + 1 : Number(numberOrId);
    previous = group;
    const marker = (before: number) =>
      `/*${idOrMarker}${group === before + 1 ? "" : ` ${group}`}${names}*/\n`;
    return { id: idOrMarker, rules, marker, group };
  });
  return { components, tail: css.slice(last ? last.index + last[0].length : 0) };
};

/** Writes a style sheet of some of a sheet's components. */
const createSheet = () => {
  let css = "";
  let previous = 0;
  return {
    add: ({ rules, marker, group }: Component): void => {
      css += rules + marker(previous);
      previous = group;
    },
    css: () => css,
  };
};

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
  const used = classesIn(markup.slice(0, at));
  const { components, tail } = componentsIn(css);
  const [first, rest] = [createSheet(), createSheet()];
  let isLastInFirst = true;
  for (const component of components) {
    isLastInFirst = COMMON.test(component.id) || used.has(component.id);
    (isLastInFirst ? first : rest).add(component);
  }
  // In the browser, styled-components continues counting from the last marker: rules that it adds must come after all
  // of these.
  const last = components.at(-1);
  if (rest.css() !== "" && isLastInFirst && last) rest.add({ ...last, rules: "" });
  return {
    first: { css: first.css() + tail, markup: markup.slice(0, at) },
    rest: { css: rest.css(), markup: markup.slice(at) },
  };
};

/**
 * The format of the server's style sheets: each rule is a line, and a comment at the end of a component's last rule has
 * its id, the number of its group unless that follows the one before, and its classes unless they are those that the
 * rules begin with: `button`, `button 4` or `button 4 a,b`. styled-components' own marks take ten times as much.
 */

/** What styled-components writes between rules. */
export const SEPARATOR = "/*!sc*/\n";

/** Marks the style elements and the links to style sheets in the short format. */
export const COMPACT_ATTRIBUTE = "data-compact";

/** What styled-components writes after a component's rules, to recognise them in the browser. */
const MARKER = /^data-styled\.g(\d+)\[id="([\w-]+)"\]\{content:"([^"]*)"\}$/;
const SHORT_MARKER = /^(.*)\/\*([\w-]+)(?: (\d+))?(?: ([\w,-]+))?\*\/$/;

/** The classes at the start of a line: `.a,.b{`. */
const CLASSES = /^\.[\w-]+(?:,\.[\w-]+)*(?=\{)/;

export interface StyleMarker {
  /** The number of the component's group of rules: groups with higher ones come later in the cascade. */
  group: number;
  /** The component's id. */
  id: string;
  names: string[];
}

/** Reads a marker of styled-components; undefined for a rule. */
export const readMarker = (text: string): StyleMarker | undefined => {
  const [, group, id, list = ""] = MARKER.exec(text) ?? [];
  if (group === undefined || id === undefined) return undefined;
  return { group: Number(group), id, names: list.split(",").filter((name) => name !== "") };
};

/** The classes that rules begin with, each once. */
const classesOf = (rules: readonly string[]): string[] => [
  ...new Set(rules.flatMap((rule) => CLASSES.exec(rule)?.[0].slice(1).split(",.") ?? [])),
];

/** The marker of a component's rules, after a group with the number `previous`. */
export const shortMarker = (
  { group, id, names }: StyleMarker,
  rules: readonly string[],
  previous: number,
): string => {
  const classes = classesOf(rules);
  const isDerived = classes.length === names.length && names.every((name) => classes.includes(name));
  const isNext = group === previous + 1;
  return `/*${id}${isNext ? "" : ` ${group}`}${isDerived ? "" : ` ${names.join(",")}`}*/`;
};

/** A style sheet of the server as styled-components reads it. */
export const expandMarkers = (css: string): string => {
  let rules: string[] = [];
  let group = 0;
  const parts: string[] = [];
  for (const line of css.split("\n")) {
    const [, rule = line, id, number, names] = SHORT_MARKER.exec(line) ?? [];
    if (rule !== "") rules.push(rule);
    if (id === undefined) continue;
    group = number === undefined ? group + 1 : Number(number);
    const list = names ?? classesOf(rules).join(",");
    parts.push(...rules, `data-styled.g${group}[id="${id}"]{content:"${list}"}`);
    rules = [];
  }
  return [...parts, ...rules, ""].join(SEPARATOR);
};

/** Fetches the text of the page's style sheet files: its rules alone have lost the marks, and some shorthands. */
export const fetchStyles = (): Promise<string | undefined>[] =>
  Array.from(document.querySelectorAll<HTMLLinkElement>(`link[${COMPACT_ATTRIBUTE}]`), async (link) => {
    try {
      const response = await fetch(link.href, { integrity: link.integrity });
      if (response.ok) return await response.text();
    } catch (error) {
      console.debug("The page's style sheet could not be read", error);
    }
    return undefined;
  });

/**
 * Replaces the server's style sheets in the document by style elements that styled-components can read. It reads them
 * when it is evaluated, inserts their rules itself and removes them: call this right before, in the same task.
 * @param files the texts of the style sheet files, in the document's order
 */
export const restoreStyles = (files: readonly (string | undefined)[]): void => {
  const texts = files.values();
  for (const element of document.querySelectorAll(`[${COMPACT_ATTRIBUTE}]`)) {
    const css = element instanceof HTMLLinkElement ? texts.next().value : element.textContent;
    // Without a namespace it is not a style sheet: browsers don't parse it, and the security policy needs no hash of it.
    const restored = document.createElementNS(null, "style");
    for (const { name, value } of element.attributes) restored.setAttribute(name, value);
    restored.textContent = expandMarkers(css ?? "");
    element.replaceWith(restored);
    // Parts that never hydrate have no other styles. In the head, it doesn't disturb hydration.
    if (css === undefined) document.head.append(element);
  }
};

/**
 * The format of the server's style sheets: each rule is a line, and a comment after a component's rules names its group,
 * its id and its classes, such as `g4 button a,b`. styled-components' own marks take four times as much.
 */

/** What styled-components writes between rules. */
export const SEPARATOR = "/*!sc*/\n";

/** Marks the style elements in the short format. */
export const COMPACT_ATTRIBUTE = "data-compact";

/** What styled-components writes after a component's rules, to recognise them in the browser. */
const MARKER = /^data-styled\.(g\d+)\[id="([\w-]+)"\]\{content:"([^"]*)"\}$/;
const SHORT_MARKER = /^\/\*(g\d+) ([\w-]+) ([\w,-]*)\*\/$/gm;

export interface StyleMarker {
  group: string;
  /** The component's id. */
  id: string;
  names: string[];
}

/** Reads a marker of styled-components; undefined for a rule. */
export const readMarker = (text: string): StyleMarker | undefined => {
  const [, group, id, list = ""] = MARKER.exec(text) ?? [];
  if (group === undefined || id === undefined) return undefined;
  return { group, id, names: list.split(",").filter((name) => name !== "") };
};

export const shortMarker = ({ group, id, names }: StyleMarker): string =>
  `/*${group} ${id} ${names.join(",")}*/`;

/** A style sheet of the server as styled-components reads it. */
export const expandMarkers = (css: string): string =>
  css.replace(SHORT_MARKER, 'data-styled.$1[id="$2"]{content:"$3"}').replaceAll("\n", SEPARATOR);

/**
 * Replaces the document's style elements by ones that styled-components can read. It reads them when it is evaluated,
 * inserts their rules itself and removes them: call this right before, in the same task.
 */
export const restoreStyles = (): void => {
  for (const style of document.querySelectorAll(`style[${COMPACT_ATTRIBUTE}]`)) {
    // Without a namespace it is not a style sheet: browsers don't parse it, and the security policy needs no hash of it.
    const restored = document.createElementNS(null, "style");
    for (const { name, value } of style.attributes) restored.setAttribute(name, value);
    restored.textContent = expandMarkers(style.textContent ?? "");
    style.replaceWith(restored);
  }
};

/** Elements whose content is not markup, and tags with their attributes; attribute values are quoted, as React writes them. */
const RAW_OR_TAG =
  /<(script|style|textarea)\b[\s\S]*?<\/\1>|<([a-zA-Z][\w-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*(\/?)>/g;

const ATTRIBUTE = /\s+([^\s"'<>/=]+)(?:="([^"]*)")?/g;

/** Values that mean the same without quotes. */
const PLAIN = /^[^\s"'=<>`]+$/;

const VOID = new Set([
  "area",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);

const attributeText = (_: string, name: string, value = ""): string => {
  if (value === "") return ` ${name}`;
  return PLAIN.test(value) ? ` ${name}=${value}` : ` ${name}="${value}"`;
};

/** End tags that the parser adds itself: in front of the next such element, and at the end of the parent. */
const IMPLIED_END = /<\/(?:li|option|dt|dd)>(?=<(?:li|option|dt|dd)\b|<\/(?:ul|ol|select|dl)>)/g;

/**
 * Markup from which the browser builds exactly the same document, so that React can hydrate it: without quotes, empty
 * attribute values and end tags that the parser does not need. Text and comments stay as they are.
 */
export const compactMarkup = (markup: string): string =>
  markup
    .replace(
      RAW_OR_TAG,
      (whole, raw: string | undefined, name: string, attributes: string, slash: string) => {
        if (raw !== undefined) return whole;
        const written = attributes.replace(ATTRIBUTE, attributeText);
        return `<${name}${written}${slash === "" || VOID.has(name) ? "" : " /"}>`;
      },
    )
    .replace(IMPLIED_END, "");

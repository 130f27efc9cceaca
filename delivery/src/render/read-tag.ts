/** A tag as it is written; names are in lower case. */
export interface Tag {
  name: string;
  isEnd: boolean;
  /** Names and values; a value that isn't given is empty. */
  attributes: [name: string, value: string][];
  closesItself: boolean;
  /** The position after it. */
  end: number;
}

const MAX_ATTRIBUTES = 100;

// Each of these reads on from one position, and can match in one way only: no text takes long.
const START = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)/y;
const ATTRIBUTE = /[ \t\n\f\r]+([^ \t\n\f\r"'<>/=]+)(?:=(?:"([^"<>]*)"|'([^'<>]*)'|([^ \t\n\f\r"'<>=`]+)))?/y;
const END = /[ \t\n\f\r]*(\/?)>/y;

const matchAt = (pattern: RegExp, text: string, position: number): RegExpExecArray | undefined => {
  pattern.lastIndex = position;
  return pattern.exec(text) ?? undefined;
};

/**
 * Reads a tag that all browsers read in the same way: without the signs of tags in its attributes, complete, and with
 * not too many of them.
 * @returns undefined if there is none at this position
 */
export const readTag = (text: string, position: number): Tag | undefined => {
  const start = matchAt(START, text, position);
  if (!start) return undefined;
  const [, slash, name = ""] = start;
  const attributes: Tag["attributes"] = [];
  let at = START.lastIndex;
  for (;;) {
    const attribute = matchAt(ATTRIBUTE, text, at);
    if (!attribute || attributes.length === MAX_ATTRIBUTES) break;
    const [, key = "", ...values] = attribute;
    attributes.push([key.toLowerCase(), values.find((value) => value !== undefined) ?? ""]);
    at = ATTRIBUTE.lastIndex;
  }
  const end = matchAt(END, text, at);
  return (
    end && {
      name: name.toLowerCase(),
      isEnd: slash === "/",
      attributes,
      closesItself: end[1] === "/",
      end: END.lastIndex,
    }
  );
};

/** A tag as it is written. */
export interface Tag {
  /** In lower case. */
  name: string;
  isEnd: boolean;
  /** The text of its attributes, for `readAttributes`. */
  attributes: string;
  closesItself: boolean;
  /** The position after it. */
  end: number;
}

// Both read on from one position, and can match in one way only: no text takes long.
const TAG =
  /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:[ \t\n\f\r]+[^ \t\n\f\r"'<>/=]+(?:=(?:"[^"<>]*"|'[^'<>]*'|[^ \t\n\f\r"'<>=`]+))?){0,100})[ \t\n\f\r]*(\/?)>/y;
const ATTRIBUTE = /[ \t\n\f\r]+([^ \t\n\f\r"'<>/=]+)(?:=(?:"([^"<>]*)"|'([^'<>]*)'|([^ \t\n\f\r"'<>=`]+)))?/g;

/**
 * Reads a tag that all browsers read in the same way: complete, with at most 100 attributes, and without the signs of tags
 * in them.
 * @returns undefined if there is none at this position
 */
export const readTag = (text: string, position: number): Tag | undefined => {
  TAG.lastIndex = position;
  const match = TAG.exec(text);
  if (!match) return undefined;
  const [, slash, name = "", attributes = "", closing] = match;
  return {
    name: name.toLowerCase(),
    isEnd: slash === "/",
    attributes,
    closesItself: closing === "/",
    end: TAG.lastIndex,
  };
};

/** The names, in lower case, and values of a tag's attributes; a value that isn't given is empty. */
export const readAttributes = ({ attributes }: Tag): [name: string, value: string][] =>
  Array.from(attributes.matchAll(ATTRIBUTE), ([, name = "", ...values]) => [
    name.toLowerCase(),
    values.find((value) => value !== undefined) ?? "",
  ]);

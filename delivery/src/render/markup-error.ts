/** A tag as it is written. */
interface Tag {
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
const readTag = (text: string, position: number): Tag | undefined => {
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
const readAttributes = ({ attributes }: Tag): [name: string, value: string][] =>
  Array.from(attributes.matchAll(ATTRIBUTE), ([, name = "", ...values]) => [
    name.toLowerCase(),
    values.find((value) => value !== undefined) ?? "",
  ]);

/** Elements that act on the whole document, or whose content browsers read in another way than other content. */
const REFUSED = new Set(
  "applet base body embed frame frameset head html iframe meta noembed noframes object plaintext style xmp".split(
    " ",
  ),
);
const VOID = new Set("area br col hr img input link param source track wbr".split(" "));

/** Their content is text: what looks like a tag or a comment isn't one. */
const TEXT_ONLY = new Set(["textarea", "title"]);

/**
 * Bits for elements that end an open element of their own kind, and with it everything in between: the end tags of what
 * is in between would then close elements around the page.
 */
const ENDS_SAME: Readonly<Record<string, number>> = {
  ...{ button: 1, a: 2, li: 4, dd: 8, dt: 8, noscript: 16 },
  // The end tag of one ends any other one.
  ...{ h1: 32, h2: 32, h3: 32, h4: 32, h5: 32, h6: 32 },
  // Each of these ends a select.
  ...{ select: 64, input: 64, textarea: 64 },
};
/** The bits of elements in which these may begin again. */
const ALLOWS: Readonly<Record<string, number>> = { ul: 4, ol: 4, menu: 4, dl: 8 };

/** Their content is no HTML, but for that of the elements in `HTML_IN_FOREIGN`. */
const FOREIGN = new Set(["svg", "math"]);
const HTML_IN_FOREIGN = new Set(["foreignobject", "desc", "title", "mi", "mo", "mn", "ms", "mtext"]);
/** They end an svg or math around them: the end tags of what is in between would then close elements around the page. */
const ENDS_FOREIGN = new Set(
  (
    "b big blockquote br center code dd div dl dt em font h1 h2 h3 h4 h5 h6 hr i img li listing menu nobr ol p pre " +
    "ruby s small span strike strong sub sup table tt u ul var"
  ).split(" "),
);

/**
 * What the parts of a table may have in them, and what stands only there: anything else is moved out of the table, and its
 * end tag closes an element around the page.
 */
const ROWS = ["tr"];
const IN_TABLE = new Map([
  ["table", ["caption", "colgroup", "thead", "tbody", "tfoot", "tr"]],
  ["thead", ROWS],
  ["tbody", ROWS],
  ["tfoot", ROWS],
  ["tr", ["td", "th"]],
  ["colgroup", ["col"]],
]);
const TABLE_PARTS = new Set([...IN_TABLE.values()].flat());
/** React marks with it where a deferred part is moved to. */
const isMisplaced = (name: string, parent: string): boolean => {
  const children = IN_TABLE.get(parent);
  return name !== "template" && (children ? !children.includes(name) : TABLE_PARTS.has(name));
};

/** Begins an event attribute, or a word in the value of another one. */
const MAYBE_EVENT = /[ \t\n\f\r]on/i;

/** Browsers flatten what is deeper than 512 elements; the document around the page needs a few. */
const MAX_DEPTH = 400;

const COMMENT = /<!--[^<>-]*-->/y;
const SCRIPT_END = "</script>";
/** What would end a script, or make browsers overlook its end. */
const IN_SCRIPT = /<(?:\/?script|!--)/i;

interface OpenElement {
  name: string;
  /** The bits of elements that must not begin in it. */
  endsSame: number;
  isForeign: boolean;
}

const attributeError = (tag: Tag): string | undefined => {
  const isLink = tag.name === "link";
  if (!isLink && !MAYBE_EVENT.test(tag.attributes)) return undefined;
  const attributes = readAttributes(tag);
  const event = attributes.find(([key]) => key.startsWith("on"));
  if (event) return `has the event attribute ${event[0]}`;
  if (!isLink) return undefined;
  const relations = attributes.filter(([key]) => key === "rel");
  return relations.length === 1 && relations[0]?.[1] === "preload"
    ? undefined
    : "has a link that is no preload";
};

/** The end of a script by which React moves a deferred part into place: it has the page's nonce and nothing else. */
const scriptEnd = (piece: string, tag: Tag, nonce: string | undefined): number | undefined => {
  const { end } = tag;
  const [[key, value] = [], ...others] = readAttributes(tag);
  const textEnd = piece.indexOf(SCRIPT_END, end);
  const isAllowed = nonce !== undefined && key === "nonce" && value === nonce && others.length === 0;
  if (!isAllowed || textEnd === -1 || IN_SCRIPT.test(piece.slice(end, textEnd))) return undefined;
  return textEnd + SCRIPT_END.length;
};

const beginError = (tag: Tag, parent: OpenElement | undefined): string | undefined => {
  const { name, closesItself } = tag;
  if (REFUSED.has(name)) return `has an element ${name}`;
  if (parent && TEXT_ONLY.has(parent.name)) return `has an element in its ${parent.name}`;
  if ((parent?.endsSame ?? 0) & (ENDS_SAME[name] ?? 0)) return `has an element ${name} in another one`;
  if (isMisplaced(name, parent?.name ?? "")) return `has a misplaced element ${name}`;
  if (parent?.isForeign && ENDS_FOREIGN.has(name)) return `has an element ${name} in an svg or math`;
  if (closesItself && !VOID.has(name)) return `has an element ${name} that closes itself`;
  return attributeError(tag);
};

const begin = (tag: Tag, open: OpenElement[]): string | undefined => {
  const { name } = tag;
  const parent = open.at(-1);
  const error = beginError(tag, parent);
  if (error || VOID.has(name)) return error;
  if (open.length >= MAX_DEPTH) return "is too deep";
  open.push({
    name,
    endsSame: ((parent?.endsSame ?? 0) | (ENDS_SAME[name] ?? 0)) & ~(ALLOWS[name] ?? 0),
    isForeign: FOREIGN.has(name) || (parent?.isForeign === true && !HTML_IN_FOREIGN.has(name)),
  });
  return undefined;
};

const end = ({ name, attributes, closesItself }: Tag, open: OpenElement[]): string | undefined =>
  open.pop()?.name === name && attributes === "" && !closesItself
    ? undefined
    : `closes an element ${name} that isn't open there`;

const pieceError = (piece: string, open: OpenElement[], nonce: string | undefined): string | undefined => {
  for (let at = piece.indexOf("<"); at !== -1; at = piece.indexOf("<", at)) {
    COMMENT.lastIndex = at;
    if (COMMENT.test(piece)) {
      if (TEXT_ONLY.has(open.at(-1)?.name ?? "")) return "has a comment in a text";
      at = COMMENT.lastIndex;
      continue;
    }
    const tag = readTag(piece, at);
    if (!tag) return "has a < that begins no plain tag";
    if (tag.name === "script") {
      const after = scriptEnd(piece, tag, nonce);
      if (after === undefined) return "has a script";
      at = after;
      continue;
    }
    const error = tag.isEnd ? end(tag, open) : begin(tag, open);
    if (error) return error;
    at = tag.end;
  }
  return undefined;
};

/**
 * Reads a page's markup once, in time that grows with its length, and tells why it must not be sent: undefined if it
 * may. What React writes is a small part of HTML, so whatever browsers could read in two ways is refused as well.
 * @param pieces parts of one markup, between which something may be inserted
 * @param scriptNonce the nonce of scripts; undefined: there may be none
 */
export const markupError = (pieces: readonly string[], scriptNonce?: string): string | undefined => {
  const open: OpenElement[] = [];
  for (const piece of pieces) {
    const error = pieceError(piece, open, scriptNonce);
    if (error) return error;
  }
  const last = open.at(-1);
  return last && `leaves an element ${last.name} open`;
};

/** Stands for a parameter in a pattern; no fixed text includes a colon. */
export const ANY_TEXT = ":";

/** A segment of a pattern: fixed text, in lower case as routers ignore case, or `ANY_TEXT`. */
type Segment = string;

/** The pattern of a route's path: its segments, or `*` for everything that no other route matches. */
export type PathPattern = Segment[] | "*";

const TEXT = /^(?!\.{1,2}$)[\w.~-]+$/;
const PARAMETER = /^:[A-Za-z]\w*$/;
const OPTIONAL_PARAMETER = /^:[A-Za-z]\w*\?$/;

const parseSegment = (segment: string): Segment | undefined => {
  if (PARAMETER.test(segment)) return ANY_TEXT;
  return TEXT.test(segment) ? segment.toLowerCase() : undefined;
};

/**
 * The patterns of a path: one, or two if its last parameter is optional. A trailing slash is ignored. Undefined if
 * browser and server could interpret the path differently.
 */
export const parsePath = (path: string): PathPattern[] | undefined => {
  if (path === "*") return ["*"];
  if (!path.startsWith("/")) return undefined;
  const texts = path === "/" ? [] : path.slice(1).replace(/\/$/, "").split("/");
  const last = texts.at(-1) ?? "";
  const isOptional = OPTIONAL_PARAMETER.test(last);
  const segments = texts
    .map((text, index) => (isOptional && index === texts.length - 1 ? text.slice(0, -1) : text))
    .map(parseSegment);
  const pattern = segments.filter((segment) => segment !== undefined);
  if (pattern.length < segments.length) return undefined;
  return isOptional ? [pattern.slice(0, -1), pattern] : [pattern];
};

/** Whether any path matches both patterns. The catch-all matches only the rest, so it overlaps only a catch-all. */
export const overlaps = (one: PathPattern, other: PathPattern): boolean => {
  if (one === "*" || other === "*") return one === other;
  return (
    one.length === other.length &&
    one.every((segment, index) => {
      const opposite = other[index];
      return segment === ANY_TEXT || opposite === ANY_TEXT || segment === opposite;
    })
  );
};

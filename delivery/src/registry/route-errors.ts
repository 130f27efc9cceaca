import { isDeepStrictEqual } from "node:util";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";

/** Stands for a parameter in a pattern; no fixed text includes a colon. */
const ANY_TEXT = ":";

/**
 * The pattern of a route's path: its segments, which are `ANY_TEXT` or fixed text, in lower case as routers ignore case,
 * or `*` for everything that no other route matches.
 */
type PathPattern = string[] | "*";

const TEXT = /^(?!\.{1,2}$)[\w.~-]+$/;
const PARAMETER = /^:[A-Za-z]\w*$/;
const OPTIONAL_PARAMETER = /^:[A-Za-z]\w*\?$/;

const parseSegment = (segment: string): string | undefined => {
  if (PARAMETER.test(segment)) return ANY_TEXT;
  return TEXT.test(segment) ? segment.toLowerCase() : undefined;
};

/**
 * The patterns of a path: one, or two if its last parameter is optional. A trailing slash is ignored. Undefined if
 * browser and server could interpret the path differently.
 */
const parsePath = (path: string): PathPattern[] | undefined => {
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
const overlaps = (one: PathPattern, other: PathPattern): boolean => {
  if (one === "*" || other === "*") return one === other;
  return (
    one.length === other.length &&
    one.every((segment, index) => {
      const opposite = other[index];
      return segment === ANY_TEXT || opposite === ANY_TEXT || segment === opposite;
    })
  );
};

export interface RouteOwner {
  id: string;
  routes: RouteDeclaration[];
}

/** The first segments of the server's own routes. */
const RESERVED = new Set([
  "api",
  "apple-touch-icon.png",
  "favicon.ico",
  "favicon.svg",
  "frame",
  "healthz",
  "kit",
  "manifest.webmanifest",
  "media",
  "metrics",
  "r",
  "readyz",
  "releases",
  "robots.txt",
  "telemetry",
]);

/** The files of the site map; a product names some of them. */
const SITE_MAP = /^sitemap(-[\w-]+)?\.xml$/;

/** Whether a pattern could match one of the server's own paths. */
const isReserved = (pattern: PathPattern): boolean => {
  if (pattern === "*") return false;
  const [first] = pattern;
  return first === ANY_TEXT || (first !== undefined && (RESERVED.has(first) || SITE_MAP.test(first)));
};

interface Claim {
  owner: string;
  route: RouteDeclaration;
  path: string;
  pattern: PathPattern;
}

const claimsOf = ({ id, routes }: RouteOwner): Claim[] =>
  routes.flatMap((route) =>
    route.paths.flatMap((path) =>
      (parsePath(path) ?? []).map((pattern) => ({ owner: id, route, path, pattern })),
    ),
  );

const invalidPaths = ({ id, routes }: RouteOwner): string[] =>
  routes
    .flatMap(({ paths }) => paths)
    .filter((path) => parsePath(path) === undefined)
    .map((path) => `${path} of ${id} is not a path: a segment is a text or a :parameter`);

const reservedPaths = (claims: Claim[]): string[] =>
  claims
    .filter(({ pattern }) => isReserved(pattern))
    .map(({ path, owner }) => `${path} of ${owner} is reserved for the server`);

const repeatedPaths = (claims: Claim[]): string[] =>
  claims.flatMap(({ path, owner, pattern }, index) =>
    claims
      .slice(0, index)
      .filter((earlier) => isDeepStrictEqual(earlier.pattern, pattern))
      .map((earlier) => `${path} of ${owner} repeats its own ${earlier.path}`),
  );

const overlappingPaths = (claims: Claim[], others: Claim[]): string[] =>
  claims.flatMap(({ path, owner, pattern }) =>
    others
      .filter((other) => overlaps(pattern, other.pattern))
      .map((other) => `${path} of ${owner} overlaps ${other.path} of ${other.owner}`),
  );

/** A path on this site: a slash that no slash or backslash follows, as browsers would read that as another host. */
const ON_SITE = /^\/(?![/\\])/;

const claimAt = (target: string, claims: Claim[]): Claim | undefined => {
  const [pattern] = parsePath(new URL(target, "http://site").pathname) ?? [];
  if (!pattern || pattern === "*") return undefined;
  const segments = pattern.map((segment) => (segment === ANY_TEXT ? "" : segment));
  return claims.find((claim) => overlaps(claim.pattern, segments));
};

const loopError = (start: RouteDeclaration, id: string, claims: Claim[]): string | undefined => {
  const seen = new Set([start]);
  const owners: string[] = [];
  for (let target = start.redirect; target !== undefined; ) {
    const next = claimAt(target, claims);
    if (!next) return undefined;
    if (seen.has(next.route))
      return owners.length === 0
        ? `${start.paths[0]} of ${id} redirects to itself`
        : `${start.paths[0]} of ${id} redirects in a circle, through ${owners.join(", ")}`;
    seen.add(next.route);
    owners.push(next.owner);
    target = next.route.redirect;
  }
  return undefined;
};

/** The errors for a remote's redirects that leave the site or form a loop. */
const redirectErrors = ({ id, routes }: RouteOwner, claims: Claim[]): string[] =>
  routes.flatMap((route) => {
    if (route.redirect === undefined) return [];
    if (!ON_SITE.test(route.redirect))
      return [`${route.paths[0]} of ${id} redirects to ${route.redirect}, which is not on this site`];
    return loopError(route, id, claims) ?? [];
  });

/** What is wrong with a remote's routes, alone and beside the others' routes, in sentences that name both owners. */
export const routeErrors = (candidate: RouteOwner, others: RouteOwner[]): string[] => {
  const claims = claimsOf(candidate);
  const foreign = others.filter(({ id }) => id !== candidate.id).flatMap(claimsOf);
  return [
    ...new Set([
      ...invalidPaths(candidate),
      ...reservedPaths(claims),
      ...repeatedPaths(claims),
      ...overlappingPaths(claims, foreign),
      ...redirectErrors(candidate, [...claims, ...foreign]),
    ]),
  ];
};

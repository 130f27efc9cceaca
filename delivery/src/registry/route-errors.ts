import { isDeepStrictEqual } from "node:util";
import { ANY_TEXT, overlaps, type PathPattern, parsePath } from "./path-pattern";
import { type RouteOwner, redirectErrors } from "./redirect-errors";

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
  path: string;
  pattern: PathPattern;
}

const claimsOf = ({ id, routes }: RouteOwner): Claim[] =>
  routes
    .flatMap(({ paths }) => paths)
    .flatMap((path) => (parsePath(path) ?? []).map((pattern) => ({ owner: id, path, pattern })));

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

/** What is wrong with a remote's routes, alone and beside the others' routes, in sentences that name both owners. */
export const routeErrors = (candidate: RouteOwner, others: RouteOwner[]): string[] => {
  const claims = claimsOf(candidate);
  const foreign = others.filter(({ id }) => id !== candidate.id);
  return [
    ...new Set([
      ...invalidPaths(candidate),
      ...reservedPaths(claims),
      ...repeatedPaths(claims),
      ...overlappingPaths(claims, foreign.flatMap(claimsOf)),
      ...redirectErrors(candidate, foreign),
    ]),
  ];
};

import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import { ANY_TEXT, overlaps, parsePath } from "./path-pattern";

export interface RouteOwner {
  id: string;
  routes: RouteDeclaration[];
}

/** A path on this site: a slash that no slash or backslash follows, as browsers would read that as another host. */
const ON_SITE = /^\/(?![/\\])/;

const pathnameOf = (target: string): string => new URL(target, "http://site").pathname;

const routeAt = (
  target: string,
  owners: RouteOwner[],
): { id: string; route: RouteDeclaration } | undefined => {
  const [pattern] = parsePath(pathnameOf(target)) ?? [];
  if (!pattern || pattern === "*") return undefined;
  const segments = pattern.map((segment) => (segment === ANY_TEXT ? "" : segment));
  return owners
    .flatMap(({ id, routes }) => routes.map((route) => ({ id, route })))
    .find(({ route }) =>
      route.paths.some((path) => parsePath(path)?.some((known) => overlaps(known, segments))),
    );
};

const loopError = (
  start: RouteDeclaration,
  candidate: RouteOwner,
  others: RouteOwner[],
): string | undefined => {
  const seen = new Set([start]);
  const owners = [candidate.id];
  for (let target = start.redirect; target !== undefined; ) {
    const next = routeAt(target, [candidate, ...others]);
    if (!next) return undefined;
    if (seen.has(next.route))
      return owners.length === 1
        ? `${start.paths[0]} of ${candidate.id} redirects to itself`
        : `${start.paths[0]} of ${candidate.id} redirects in a circle, through ${owners.slice(1).join(", ")}`;
    seen.add(next.route);
    owners.push(next.id);
    target = next.route.redirect;
  }
  return undefined;
};

/** The errors for a remote's redirects that leave the site or form a loop. */
export const redirectErrors = (candidate: RouteOwner, others: RouteOwner[]): string[] =>
  candidate.routes.flatMap((route) => {
    if (route.redirect === undefined) return [];
    if (!ON_SITE.test(route.redirect))
      return [
        `${route.paths[0]} of ${candidate.id} redirects to ${route.redirect}, which is not on this site`,
      ];
    const error = loopError(route, candidate, others);
    return error ? [error] : [];
  });

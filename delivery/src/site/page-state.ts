import type { DehydratedQuery, PageState, ResolvedMap, ResolvedRemote } from "@promptfolio/contracts/page";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import { shortPageState } from "@promptfolio/lib/page-state-json";
import type { MatchedRoute } from "../registry/route-table";
import type { PageRequest } from "./page-request";
import type { FallbackResult } from "./render-with-fallback";

/** The path of the page that matches all other paths. */
const CATCH_ALL = "*";

const withoutPages = <Release extends { pages?: unknown }>({ pages: _, ...release }: Release) => release;

/** A route without what only the server uses. */
const routeForBrowser = ({ sitemap: _, redirectToCanonical: _r, ...route }: RouteDeclaration) => {
  const { image: _image, imageAlt: _alt, kind: _kind, ...head } = route.head;
  return { ...route, head };
};

const remoteForBrowser = (remote: ResolvedRemote): ResolvedRemote => ({
  ...withoutPages(remote),
  routes: remote.routes.map(routeForBrowser),
  fallback: remote.fallback && withoutPages(remote.fallback),
});

/** The map without the parts that browsers don't need: the page's head declares what to preload. */
export const mapForBrowser = (map: ResolvedMap): ResolvedMap => ({
  ...map,
  remotes: Object.fromEntries(
    Object.entries(map.remotes).map(([id, remote]) => [id, remoteForBrowser(remote)]),
  ),
});

/** The remotes that a page needs before its tab fetches the complete map; undefined: all. */
const neededRemotes = ({ remote, route }: MatchedRoute): string[] | undefined =>
  // "Not found" is the page of all paths that no remote owns, so its tab has to know all.
  route.paths.includes(CATCH_ALL) ? undefined : [remote, ...(route.next ?? [])];

/** Whether the browser needs a route's responses to write the head of its page. */
const isHeadFromData = ({ queries = [], head, canonical = "" }: RouteDeclaration): boolean => {
  const templates = [...Object.values(head), canonical].join(" ");
  return queries.some(({ name, required }) => required || templates.includes(`{${name}.`));
};

/**
 * The map without the queries of one route, if they were needed only for the responses that are in the page: the tab gets
 * them with the other remotes.
 */
const withoutQueries = (map: ResolvedMap, { remote: id, route }: MatchedRoute): ResolvedMap => {
  const remote = map.remotes[id];
  const own = remote?.routes.find(({ id: routeId }) => routeId === route.id);
  if (!remote || !own || isHeadFromData(own)) return map;
  const routes = remote.routes.map(({ queries, ...other }) =>
    other.id === own.id || queries === undefined ? other : { ...other, queries },
  );
  return { ...map, remotes: { ...map.remotes, [id]: { ...remote, routes } } };
};

const pick = (map: ResolvedMap, ids: readonly string[]): ResolvedMap => ({
  ...map,
  remotes: Object.fromEntries(Object.entries(map.remotes).filter(([id]) => ids.includes(id))),
});

/** The state that a browser needs to hydrate a page, and to go on from there, in the form that the page reads. */
export const pageState = (
  { matched, pathname, seed, origin }: PageRequest,
  queries: DehydratedQuery[],
  { map, rendered, page }: FallbackResult,
  remoteTimeoutMs: number,
): object => {
  const needed = rendered !== "none" && page?.completesMap ? neededRemotes(matched) : undefined;
  const picked = mapForBrowser(needed ? pick(map, needed) : map);
  const isShort = rendered !== "none" && page?.readsShortState;
  const state: PageState = {
    map: needed && isShort ? withoutQueries(picked, matched) : picked,
    ...(needed && { isMapIncomplete: true }),
    seed,
    queries,
    rendered,
    pathname,
    origin,
    remoteTimeoutMs,
    ...(rendered === "page" && page?.readsData && { readsData: true }),
  };
  return isShort ? shortPageState(state) : state;
};

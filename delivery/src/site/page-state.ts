import type { DehydratedQuery, PageState, ResolvedMap, ResolvedRemote } from "@promptfolio/contracts/page";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import { nextScriptsOf } from "./describe-page";
import type { PageRequest } from "./page-request";
import type { FallbackResult } from "./render-with-fallback";

const withoutFiles = <Release extends { pages?: unknown; modules?: unknown }>({
  pages: _,
  modules: _modules,
  ...release
}: Release) => release;

/** A route without what only the server uses. */
const routeForBrowser = ({ sitemap: _, redirectToCanonical: _r, ...route }: RouteDeclaration) => {
  const { image: _image, imageAlt: _alt, kind: _kind, ...head } = route.head;
  // Crawlers and link previews read the description, in the server's document.
  return { ...route, head: { ...head, description: "" } };
};

const remoteForBrowser = (remote: ResolvedRemote): ResolvedRemote => ({
  ...withoutFiles(remote),
  routes: remote.routes.map(routeForBrowser),
  fallback: remote.fallback && withoutFiles(remote.fallback),
  // The site's page doesn't even learn where its code is: only the document in the frame does.
  ...(remote.isolation && { base: "", entry: "", integrity: "", fallback: null }),
});

/** The map without the parts that browsers don't need: the page's head declares what to preload. */
export const mapForBrowser = (map: ResolvedMap): ResolvedMap => ({
  ...map,
  remotes: Object.fromEntries(
    Object.entries(map.remotes).map(([id, remote]) => [id, remoteForBrowser(remote)]),
  ),
});

/** The state that a browser needs to hydrate a page, and to go on from there. */
export const pageState = (
  request: PageRequest,
  queries: DehydratedQuery[],
  { map, rendered, page }: FallbackResult,
  remoteTimeoutMs: number,
): PageState => ({
  map: mapForBrowser(map),
  seed: request.seed,
  queries,
  rendered,
  pathname: request.pathname,
  origin: request.origin,
  next: nextScriptsOf({ ...request, map }),
  remoteTimeoutMs,
  readsData: rendered === "page" && page?.readsData === true,
  ...(request.isFrame && { isFrame: true }),
});

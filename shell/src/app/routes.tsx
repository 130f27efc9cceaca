import type { ResolvedMap, ResolvedRemote } from "@promptfolio/contracts/page";
import { Navigate, type RouteObject } from "@promptfolio/host/router";
import { RemotePage } from "../federation/remote-page";
import type { TabMap } from "../federation/tab-map";
import { SiteFrame } from "../layout/site-frame";
import { UnknownPage } from "../layout/unknown-page";
import { CATCH_ALL } from "../routing/current-page";
import { LowerCaseRedirect } from "../routing/lower-case-redirect";
import type { OwnedRoute } from "../routing/owned-route";
import type { SiteRoutes } from "../routing/site-routes";

const pageOf = (owned: OwnedRoute) =>
  owned.route.redirect ? (
    <Navigate to={owned.route.redirect} replace />
  ) : (
    // The key identifies the page, not the path: it stays mounted when its URL is replaced by the canonical one.
    <RemotePage key={`${owned.remote}/${owned.route.id}`} owned={owned} />
  );

const elementOf = (owned: OwnedRoute, path: string) =>
  path === CATCH_ALL ? <LowerCaseRedirect>{pageOf(owned)}</LowerCaseRedirect> : pageOf(owned);

const routesOf = (remote: string, { routes }: ResolvedRemote): RouteObject[] =>
  routes.flatMap((route) =>
    route.paths.map((path) => ({
      path,
      caseSensitive: true,
      handle: { remote, route },
      element: elementOf({ remote, route }, path),
    })),
  );

const pageRoutes = (remotes: ResolvedMap["remotes"]): RouteObject[] =>
  Object.entries(remotes).flatMap(([id, remote]) => routesOf(id, remote));

/** Always the same element, so that React does not render it again for other routes. */
const FRAME = <SiteFrame />;

const inFrame = (children: RouteObject[]): RouteObject[] => [{ element: FRAME, children }];

/**
 * The routes of the only router, case-sensitive as on the server: the shell's frame, and in it every page that a
 * release declares.
 */
export const buildRoutes = ({ remotes }: ResolvedMap): RouteObject[] => inFrame(pageRoutes(remotes));

/** The routes of the remotes that a tab knows. */
export const createSiteRoutes = (map: TabMap): SiteRoutes => {
  const first = map.get().remotes;
  // They stay the same objects when others become known: an update of the current page would reach the parts of it that
  // have not hydrated yet.
  const firstRoutes = pageRoutes(first);
  // Routes of different remotes never overlap, so a path that matches one of these is that page's. Any other may be a
  // page of a remote that is not in the map, or "not found".
  const known = inFrame([
    ...firstRoutes.filter(({ path }) => path !== CATCH_ALL),
    { path: CATCH_ALL, element: <UnknownPage /> },
  ]);
  let all: RouteObject[] | undefined;
  return {
    get: () => {
      if (!map.isComplete()) return known;
      const others = Object.entries(map.get().remotes).filter(([id]) => !(id in first));
      all ??= inFrame([...firstRoutes, ...pageRoutes(Object.fromEntries(others))]);
      return all;
    },
    complete: map.complete,
  };
};

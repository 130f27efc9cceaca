import type { ResolvedMap } from "@promptfolio/contracts/page";
import { Navigate, type RouteObject } from "@promptfolio/host/router";
import type { ReactNode } from "react";
import { RemotePage } from "../federation/remote-page";
import type { OwnedRoute } from "../routing/current-page";
import { CATCH_ALL, LowerCaseRedirect } from "../routing/lower-case-redirect";

const pagesOf = (map: ResolvedMap): OwnedRoute[] =>
  Object.entries(map.remotes).flatMap(([remote, { routes }]) => routes.map((route) => ({ remote, route })));

const pageOf = (owned: OwnedRoute) =>
  owned.route.redirect ? (
    <Navigate to={owned.route.redirect} replace />
  ) : (
    // The key identifies the page, not the path: it stays mounted when its URL is replaced by the canonical one.
    <RemotePage key={`${owned.remote}/${owned.route.id}`} owned={owned} />
  );

const elementOf = (owned: OwnedRoute, path: string) =>
  path === CATCH_ALL ? <LowerCaseRedirect>{pageOf(owned)}</LowerCaseRedirect> : pageOf(owned);

/**
 * The routes of the only router, case-sensitive as on the server: the layout, and in it every page that a release
 * declares.
 */
export const buildRoutes = (map: ResolvedMap, layout: ReactNode): RouteObject[] => [
  {
    element: layout,
    children: pagesOf(map).flatMap((owned) =>
      owned.route.paths.map((path) => ({
        path,
        caseSensitive: true,
        handle: owned,
        element: elementOf(owned, path),
      })),
    ),
  },
];

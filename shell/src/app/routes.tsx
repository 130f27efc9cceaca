import type { ResolvedMap } from "@promptfolio/shared/contracts/page";
import type { RouteDeclaration } from "@promptfolio/shared/contracts/remote";
import { Navigate, type RouteObject } from "@promptfolio/shared/router";
import { RemotePage } from "../federation/remote-page";
import { SiteFrame } from "../layout/site-frame";
import { UnexpectedError } from "../layout/unexpected-error";

/** A route and who owns it; the router's `handle` of each page. */
export interface OwnedRoute {
  remote: string;
  route: RouteDeclaration;
}

const pagesOf = (map: ResolvedMap): OwnedRoute[] =>
  Object.entries(map.remotes).flatMap(([remote, { routes }]) => routes.map((route) => ({ remote, route })));

export const isOwnedRoute = (handle: unknown): handle is OwnedRoute =>
  typeof handle === "object" && handle !== null && "remote" in handle && "route" in handle;

/** The one router's routes: the shell's frame, and in it every page that a release declares. */
export const buildRoutes = (map: ResolvedMap): RouteObject[] => [
  {
    element: <SiteFrame />,
    errorElement: <UnexpectedError />,
    children: pagesOf(map).flatMap((owned) =>
      owned.route.paths.map((path) => ({
        // One id for all paths of a page: it stays mounted while its address becomes the canonical one.
        path,
        handle: owned,
        element: owned.route.redirect ? (
          <Navigate to={owned.route.redirect} replace />
        ) : (
          <RemotePage key={`${owned.remote}/${owned.route.id}`} owned={owned} />
        ),
      })),
    ),
  },
];

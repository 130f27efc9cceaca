import { matchRoutes, type RouteObject, useLocation } from "@promptfolio/host/router";
import { createContext, useContext } from "react";
import { isOwnedRoute, type OwnedRoute } from "./owned-route";

export const RoutesContext = createContext<RouteObject[]>([]);

/** The page that stands at a path, and the parameters in it. */
export const matchPage = (
  routes: RouteObject[],
  pathname: string,
): { owned: OwnedRoute; parameters: Record<string, string | undefined> } | null => {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const owned: unknown = match?.route.handle;
  return match && isOwnedRoute(owned) ? { owned, parameters: match.params } : null;
};

/** The page that is shown. */
export const useCurrentPage = () => matchPage(useContext(RoutesContext), useLocation().pathname);

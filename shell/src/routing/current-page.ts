import { matchRoutes, type RouteObject, useLocation } from "@promptfolio/host/router";
import { createContext, useContext } from "react";
import { isOwnedRoute, type OwnedRoute } from "./owned-route";

/** The path of the page that stands for all others: "not found". */
export const CATCH_ALL = "*";

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

/** The path in lower case if a page is there, as the server would redirect to; null if it is that already or leads nowhere. */
export const lowerCasePath = (routes: RouteObject[], pathname: string): string | null => {
  const lowerCase = pathname.toLowerCase();
  if (lowerCase === pathname) return null;
  const found = matchPage(routes, lowerCase);
  return found && !found.owned.route.paths.includes(CATCH_ALL) ? lowerCase : null;
};

/** The page that is shown. */
export const useCurrentPage = () => matchPage(useContext(RoutesContext), useLocation().pathname);

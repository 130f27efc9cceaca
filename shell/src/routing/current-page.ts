import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import { matchRoutes, type RouteObject } from "@promptfolio/host/router";
import { createContext } from "react";

/** A route and the remote that owns it; the router's `handle` of each page. */
export interface OwnedRoute {
  remote: string;
  route: RouteDeclaration;
}

export const RoutesContext = createContext<RouteObject[]>([]);

interface MatchedPage {
  owned: OwnedRoute;
  parameters: Record<string, string | undefined>;
}

const findPage = (routes: RouteObject[], pathname: string): MatchedPage | undefined => {
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match && { owned: match.route.handle, parameters: match.params };
};

/** Several parts of the shell ask for the same page while it renders, and the router ranks all routes each time. */
let last: { routes: RouteObject[]; pathname: string; page: MatchedPage | undefined } | undefined;

/** The page at a path, and the path's parameters. */
export const matchPage = (routes: RouteObject[], pathname: string): MatchedPage | undefined => {
  if (last?.routes !== routes || last.pathname !== pathname)
    last = { routes, pathname, page: findPage(routes, pathname) };
  return last.page;
};

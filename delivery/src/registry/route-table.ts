import type { ResolvedMap } from "@promptfolio/contracts/page";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import findMyWay from "find-my-way";

export interface MatchedRoute {
  remote: string;
  route: RouteDeclaration;
  parameters: Record<string, string>;
}

export interface RouteTable {
  /** The page at a path; null if no remote owns it, not even with a 404 page. */
  match(pathname: string): MatchedRoute | null;
  /** The path in lower case if a page is there and none is at the path itself; null otherwise. */
  lowerCasePath(pathname: string): string | null;
  /** Parameterless paths that belong in the site map. */
  listed: string[];
}

const CATCH_ALL = "/*";

/** The routes that the releases of a map declare, ready to be looked up. A map holds no routes that are in conflict. */
export const createRouteTable = (map: ResolvedMap): RouteTable => {
  const router = findMyWay({ ignoreTrailingSlash: true, maxParamLength: 400 });
  const listed: string[] = [];
  for (const [remote, { routes }] of Object.entries(map.remotes))
    for (const route of routes)
      for (const path of route.paths) {
        const pattern = path.startsWith("/") ? path : `/${path}`;
        router.on("GET", pattern, () => undefined, { remote, route, pattern });
        if (route.sitemap && path === route.paths[0]) listed.push(path);
      }
  const isPage = (pathname: string): boolean => {
    const found = router.find("GET", pathname);
    return found !== null && found.store.pattern !== CATCH_ALL;
  };
  return {
    match: (pathname) => {
      const found = router.find("GET", pathname);
      if (!found) return null;
      const { remote, route }: { remote: string; route: RouteDeclaration } = found.store;
      const parameters: Record<string, string> = {};
      for (const [name, value] of Object.entries(found.params))
        if (value !== undefined) parameters[name] = value;
      return { remote, route, parameters };
    },
    lowerCasePath: (pathname) => {
      const lowerCase = pathname.toLowerCase();
      return lowerCase !== pathname && !isPage(pathname) && isPage(lowerCase) ? lowerCase : null;
    },
    listed,
  };
};

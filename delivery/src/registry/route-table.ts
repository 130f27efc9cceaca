import type { ResolvedMap } from "@promptfolio/contracts/page";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import findMyWay from "find-my-way";

export interface MatchedRoute {
  remote: string;
  route: RouteDeclaration;
  parameters: Record<string, string>;
}

export type RouteTable = ReturnType<typeof createRouteTable>;

const CATCH_ALL = "/*";

const UNRESERVED = /[\w.~-]/;

/** Decodes escaped unreserved characters, as routers read `%61` as `a` (RFC 3986, 6.2.2). */
const normalizeEscapes = (pathname: string): string =>
  pathname.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const sign = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return UNRESERVED.test(sign) ? sign : escaped.toUpperCase();
  });

/** A lookup table for the routes that a map's releases declare. A map contains no conflicting routes. */
export const createRouteTable = (map: ResolvedMap) => {
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
    /** The page at a path; undefined if no remote owns it, not even with a 404 page. */
    match: (pathname: string): MatchedRoute | undefined => {
      const found = router.find("GET", pathname);
      if (!found) return undefined;
      const { remote, route }: { remote: string; route: RouteDeclaration } = found.store;
      const parameters: Record<string, string> = {};
      for (const [name, value] of Object.entries(found.params))
        if (value !== undefined) parameters[name] = value;
      return { remote, route, parameters };
    },
    /** The canonical spelling of a page's path; undefined if it has it. Each spelling would be cached as another page. */
    canonicalPath: (pathname: string): string | undefined => {
      const spelled = normalizeEscapes(pathname);
      const isPageWithSlash = /[^/]\/$/.test(spelled) && (isPage(spelled) || isPage(spelled.toLowerCase()));
      const path = isPageWithSlash ? spelled.slice(0, -1) : spelled;
      const lowerCase = path.toLowerCase();
      if (lowerCase !== path && !isPage(path) && isPage(lowerCase)) return lowerCase;
      return path === pathname ? undefined : path;
    },
    /** Parameterless paths that belong in the site map. */
    listed,
  };
};

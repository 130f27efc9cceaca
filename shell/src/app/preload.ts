import type { ApiClient, NavigationApi } from "@promptfolio/contracts/host-api";
import type { ResolvedFile, ResolvedMap } from "@promptfolio/contracts/page";
import { queryKeyOf } from "@promptfolio/host/api/request";
import type { DataCache } from "@promptfolio/host/data-cache";
import type { RouteObject } from "@promptfolio/host/router";
import { pageValues } from "@promptfolio/lib/page-values";
import { loadRouteData } from "@promptfolio/lib/route-data";
import type { PageSource } from "../federation/page-module";
import { matchPage, type OwnedRoute } from "../routing/current-page";

/**
 * Fetches scripts for the next page, without running them. For the time in which the line is free, because this page's
 * scripts are being evaluated: whoever presses a link soon doesn't have to wait for them.
 */
export const prefetchScripts = (scripts: readonly ResolvedFile[]): void => {
  for (const { path: href, integrity } of scripts) {
    const link = document.createElement("link");
    document.head.append(
      Object.assign(link, { rel: "prefetch", as: "script", href, integrity, crossOrigin: "anonymous" }),
    );
  }
};

/**
 * Loads the remotes that visitors usually open next. Not when the browser is idle: on a slow phone it is busy for seconds
 * after the page can be pressed.
 */
export const preloadNext = ({ route }: OwnedRoute, map: ResolvedMap, pages: PageSource): void => {
  for (const remote of route.next ?? []) {
    const first = map.remotes[remote]?.routes[0];
    // Only a head start: a navigation loads it again and reports any error.
    if (first) pages.load({ remote, page: first.page }).catch(() => undefined);
  }
};

/**
 * Fetches what the page at a path needs before the visitor navigates there: its remote, and the queries it declares.
 */
export const createPreload = (
  routes: RouteObject[],
  pages: PageSource,
  cache: DataCache,
  api: () => ApiClient,
  seed: string,
): NavigationApi["preload"] => {
  const preload = async (path: string): Promise<void> => {
    const { pathname, search } = new URL(path, location.origin);
    const page = matchPage(routes, pathname);
    if (!page || page.owned.route.access === "administrator") return;
    const { owned, parameters } = page;
    await pages.load({ remote: owned.remote, page: owned.route.page });
    await loadRouteData(owned.route, pageValues(parameters, search, seed), async (apiPath) => {
      const { client } = await cache.load();
      const body: unknown = await client.fetchQuery({
        queryKey: queryKeyOf(apiPath),
        queryFn: ({ signal }) => api().send({ method: "GET", path: apiPath }, { signal }),
        retry: false,
      });
      return { path: apiPath, status: 200, body };
    });
  };
  return (path) => {
    // Only a head start: the navigation will load it again and report any error.
    preload(path).catch((error: unknown) => console.debug(`${path} could not be fetched in advance`, error));
  };
};

import type { ApiClient, NavigationApi } from "@promptfolio/contracts/host-api";
import { queryKeyOf } from "@promptfolio/host/api/request";
import type { DataCache } from "@promptfolio/host/data-cache";
import type { RouteObject } from "@promptfolio/host/router";
import { pageValues } from "@promptfolio/lib/page-values";
import { loadRouteData } from "@promptfolio/lib/route-data";
import type { PageSource } from "../federation/page-module";
import { matchPage } from "../routing/current-page";

interface Dependencies {
  routes: RouteObject[];
  pages: PageSource;
  cache: DataCache;
  api: () => ApiClient;
  seed: string;
}

/**
 * Fetches what the page at a path needs before the visitor navigates there: its remote, and the queries it declares.
 */
export const createPreload = ({
  routes,
  pages,
  cache,
  api,
  seed,
}: Dependencies): NavigationApi["preload"] => {
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

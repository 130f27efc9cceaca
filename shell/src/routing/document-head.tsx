import type { DehydratedQuery } from "@promptfolio/contracts/page";
import { useHost } from "@promptfolio/host";
import { isApiError } from "@promptfolio/host/api/api-error";
import { type DataCache, DataCacheContext } from "@promptfolio/host/data-cache";
import { yieldToMain } from "@promptfolio/host/hooks/yield-to-main";
import { useLocation } from "@promptfolio/host/router";
import { documentHead } from "@promptfolio/lib/document-head";
import { pageValues } from "@promptfolio/lib/page-values";
import { loadRouteData } from "@promptfolio/lib/route-data";
import { useContext, useEffect } from "react";
import { matchPage, RoutesContext } from "./current-page";

/** The response that the cache has for an API path; status 0: none yet. */
const cachedResponse = (path: string, cache: DataCache | undefined): DehydratedQuery => {
  const { data, error } = cache?.stateOf(path) ?? {};
  if (data !== undefined) return { path, status: 200, body: data };
  return { path, status: isApiError(error) ? error.status : 0, body: undefined };
};

/** Updates the document's title and canonical URL to those of the current page. */
export const DocumentHead = () => {
  const { pathname, search } = useLocation();
  const routes = useContext(RoutesContext);
  const cache = useContext(DataCacheContext);
  const { origin, seed } = useHost();

  useEffect(() => {
    const page = matchPage(routes, pathname);
    if (!page) return;
    const { route } = page.owned;
    let isShown = true;
    let isPending = false;
    const update = async () => {
      if (isPending) return;
      isPending = true;
      // In a task of its own, once for all responses of a task: what the visitor looks at comes first.
      await yieldToMain();
      isPending = false;
      const { values, found } = await loadRouteData(
        route,
        pageValues(page.parameters, search, seed),
        async (path) => cachedResponse(path, cache),
      );
      if (!isShown) return;
      const head = documentHead(route, values, origin, pathname, { isMissing: !found });
      if (document.title !== head.title) document.title = head.title;
      document.head.querySelector('link[rel="canonical"]')?.setAttribute("href", head.canonical);
    };
    void update();
    // The title may depend on data that is still being fetched.
    const end = cache?.subscribe(() => void update());
    return () => {
      isShown = false;
      end?.();
    };
  }, [routes, pathname, search, seed, origin, cache]);

  return null;
};

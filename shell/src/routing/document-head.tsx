import { useHost } from "@promptfolio/host";
import { isMissing } from "@promptfolio/host/api/api-error";
import { type DataCache, DataCacheContext } from "@promptfolio/host/data-cache";
import { yieldToMain } from "@promptfolio/host/hooks/yield-to-main";
import { useLocation } from "@promptfolio/host/router";
import { documentHead } from "@promptfolio/lib/document-head";
import { pageValues } from "@promptfolio/lib/page-values";
import { fillApiPath, matchesAll, type TemplateValues } from "@promptfolio/lib/template";
import { useContext, useEffect } from "react";
import { matchPage, type OwnedRoute, RoutesContext } from "./current-page";

/** The cached responses of a route's declared queries, and whether a required one is 404. */
const readResponses = ({ route }: OwnedRoute, values: TemplateValues, cache: DataCache | undefined) => {
  const known = { ...values };
  let isMissingPage = false;
  for (const query of route.queries ?? []) {
    if (!matchesAll(query.when, known)) continue;
    const state = cache?.stateOf(fillApiPath(query.get, known));
    if (state?.data !== undefined) known[query.name] = state.data;
    else if (query.required && isMissing(state?.error)) isMissingPage = true;
  }
  return { values: known, isMissing: isMissingPage };
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
    const { owned, parameters } = page;
    const update = () => {
      const known = readResponses(owned, pageValues(parameters, search, seed), cache);
      const head = documentHead(owned.route, known.values, origin, pathname, known);
      if (document.title !== head.title) document.title = head.title;
      document.head.querySelector('link[rel="canonical"]')?.setAttribute("href", head.canonical);
    };
    let isShown = true;
    let isPending = false;
    /** In a task of its own, once for all responses of a task: what the visitor looks at comes first. */
    const updateSoon = async () => {
      if (isPending) return;
      isPending = true;
      await yieldToMain();
      isPending = false;
      if (isShown) update();
    };
    void updateSoon();
    // The title may depend on data that is still being fetched.
    const end = cache?.subscribe(() => void updateSoon());
    return () => {
      isShown = false;
      end?.();
    };
  }, [routes, pathname, search, seed, origin, cache]);

  return null;
};

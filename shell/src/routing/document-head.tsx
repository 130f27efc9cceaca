import { useHost } from "@promptfolio/host";
import { queryKeyOf } from "@promptfolio/host/api/request";
import { type QueryClient, useQueryClient } from "@promptfolio/host/query";
import { useLocation } from "@promptfolio/host/router";
import { documentHead } from "@promptfolio/lib/document-head";
import { pageValues } from "@promptfolio/lib/page-values";
import { fillApiPath, matchesAll, type TemplateValues } from "@promptfolio/lib/template";
import { useContext, useEffect } from "react";
import { matchPage, RoutesContext } from "./current-page";
import type { OwnedRoute } from "./owned-route";

/** Adds what the data cache knows of a route's declared calls. */
const withResponses = ({ route }: OwnedRoute, values: TemplateValues, cache: QueryClient): TemplateValues => {
  const known = { ...values };
  for (const call of route.queries ?? []) {
    if (!matchesAll(call.when, known)) continue;
    const response = cache.getQueryData(queryKeyOf(fillApiPath(call.get, known)));
    if (response !== undefined) known[call.name] = response;
  }
  return known;
};

const setMeta = (selector: string, value: string): void => {
  document.head
    .querySelector(selector)
    ?.setAttribute(selector.startsWith("link") ? "href" : "content", value);
};

/** Keeps the document's title, description and canonical address those of the page that is shown. */
export const DocumentHead = () => {
  const { pathname, search } = useLocation();
  const routes = useContext(RoutesContext);
  const cache = useQueryClient();
  const { origin, seed } = useHost();

  useEffect(() => {
    const page = matchPage(routes, pathname);
    if (!page) return;
    const { owned, parameters } = page;
    const update = () => {
      const values = withResponses(owned, pageValues(parameters, search, seed), cache);
      const head = documentHead(owned.route, values, origin, pathname);
      if (document.title !== head.title) document.title = head.title;
      setMeta('meta[name="description"]', head.description);
      setMeta('link[rel="canonical"]', head.canonical);
    };
    update();
    // The title may name what is still being fetched.
    return cache.getQueryCache().subscribe(({ type }) => type === "updated" && update());
  }, [routes, pathname, search, seed, origin, cache]);

  return null;
};

import type { DehydratedQuery } from "@promptfolio/contracts/page";
import type { DataCache, LoadedDataCache } from "@promptfolio/host/data-cache";
import { dataCacheOf, loadedDataCache } from "@promptfolio/host/loaded-data-cache";
import * as query from "@promptfolio/host/query";
import { createQueryClient, hydrateQueries } from "./query-client";

/** The code of the data cache, and the client that a browser's page has. */
export interface LoadedQueries extends LoadedDataCache, Pick<DataCache, "stateOf"> {
  /** The module that remotes import. */
  module: object;
}

/** Creates the page's query client, with the queries that came with the page. */
export const createQueries = (
  queries: DehydratedQuery[],
  now: number,
  onChange: () => void,
): LoadedQueries => {
  const client = createQueryClient();
  hydrateQueries(client, queries, now);
  // For as long as the page is open: observes whether the browser is online and the tab is visible.
  client.mount();
  const { stateOf, subscribe } = dataCacheOf(client);
  subscribe(onChange);
  return { ...loadedDataCache(client), stateOf, module: query };
};

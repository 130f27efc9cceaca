import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";
import { queryKeyOf } from "./api/request";
import type { DataCache, LoadedDataCache } from "./data-cache";

export const loadedDataCache = (client: QueryClient): LoadedDataCache => ({
  client,
  useQuery,
  keepPreviousData,
});

/** What changes a query's response or failure; it is also updated when it is requested, for example. */
const RESPONSES: readonly string[] = ["success", "error", "setState"];

/** A data cache whose code is there from the start, as on the server and in tests. */
export const dataCacheOf = (client: QueryClient): DataCache => {
  const cache = loadedDataCache(client);
  return {
    loaded: () => cache,
    load: async () => cache,
    stateOf: (path) => client.getQueryState(queryKeyOf(path)),
    subscribe: (listener) =>
      client.getQueryCache().subscribe((event) => {
        if (event.type === "updated" && RESPONSES.includes(event.action.type)) listener();
      }),
  };
};

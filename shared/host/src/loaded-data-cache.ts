import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";
import { queryKeyOf } from "./api/request";
import type { DataCache, LoadedDataCache } from "./data-cache";

export const loadedDataCache = (client: QueryClient): LoadedDataCache => ({
  client,
  useQuery,
  keepPreviousData,
});

/** A data cache whose code is there from the start, as on the server and in tests. */
export const dataCacheOf = (client: QueryClient): DataCache => {
  const cache = loadedDataCache(client);
  return {
    loaded: () => cache,
    load: async () => cache,
    stateOf: (path) => client.getQueryState(queryKeyOf(path)),
    subscribe: (listener) =>
      client.getQueryCache().subscribe(({ type }) => {
        if (type === "updated") listener();
      }),
  };
};

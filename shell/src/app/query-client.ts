import { QUERY_CACHE } from "@promptfolio/contracts/limits";
import type { DehydratedQuery } from "@promptfolio/contracts/page";
import { isApiError } from "@promptfolio/host/api/api-error";
import { queryKeyOf } from "@promptfolio/host/api/request";
import { dataCacheOf, loadedDataCache } from "@promptfolio/host/loaded-data-cache";
import * as query from "@promptfolio/host/query";
import { failureOf } from "./dehydrated-queries";

/** How old a cached response may be before a newly opened page refetches it, in milliseconds. */
const STALE_TIME_MS = 30_000;

/** Retries network failures and server errors, but not requests that the server refused (4xx). */
const isWorthRetrying = (failures: number, error: Error): boolean =>
  failures < QUERY_CACHE.maxRetries && !(isApiError(error) && error.status >= 400 && error.status < 500);

export const createQueryClient = (): query.QueryClient =>
  new query.QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME_MS,
        gcTime: QUERY_CACHE.gcTimeMs,
        retry: isWorthRetrying,
        retryDelay: (attempt) =>
          Math.min(QUERY_CACHE.firstRetryDelayMs * 2 ** attempt, QUERY_CACHE.maxRetryDelayMs),
        refetchOnWindowFocus: false,
      },
      mutations: { retry: QUERY_CACHE.maxMutationRetries },
    },
  });

/** Puts the page's dehydrated queries into the cache, including failures, so that nothing is requested twice. */
export const hydrateQueries = (client: query.QueryClient, queries: DehydratedQuery[], now: number): void => {
  for (const { path, status, body } of queries) {
    const queryKey = queryKeyOf(path);
    // A part that hydrates later reads it then; the cache would drop what no component has read for some minutes.
    client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
    if (status === 200) client.setQueryData(queryKey, body, { updatedAt: now });
    else
      client
        .getQueryCache()
        .build(client, { queryKey })
        .setState({
          status: "error",
          error: failureOf({ status, body }),
          errorUpdatedAt: now,
          fetchStatus: "idle",
        });
  }
};

/** Creates a browser's query client, with the queries that came with the page. */
export const createQueries = (queries: DehydratedQuery[], now: number, onChange: () => void) => {
  const client = createQueryClient();
  hydrateQueries(client, queries, now);
  // For as long as the page is open: observes whether the browser is online and the tab is visible.
  client.mount();
  const { stateOf, subscribe } = dataCacheOf(client);
  subscribe(onChange);
  return {
    ...loadedDataCache(client),
    stateOf,
    /** The module that remotes import. */
    module: query,
  };
};

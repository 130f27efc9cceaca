import type { keepPreviousData, QueryClient, useQuery } from "@tanstack/react-query";
import { createContext, use, useContext } from "react";
import { HydrationContext, type HydrationTime } from "./hydration/hydration-context";

/** The page's query client, and the functions that read it. */
export interface LoadedDataCache {
  client: QueryClient;
  useQuery: typeof useQuery;
  keepPreviousData: typeof keepPreviousData;
}

/** The page's data cache. A browser loads its code with the first part that reads a response. */
export interface DataCache {
  loaded(): LoadedDataCache | undefined;
  /** Resolves with the same object each time. Never rejects: what can't be fetched is tried again. */
  load(): Promise<LoadedDataCache>;
  /**
   * Called on the server when a component reads the cache, with its hydration time and the response's API path; without
   * a path if it may read any response.
   */
  onRead?: (hydration: HydrationTime, path: string | undefined) => void;
  /** What the cache holds for an API path, before its code has loaded as well. */
  stateOf(path: string): { data?: unknown; error?: unknown } | undefined;
  /** Calls the listener whenever a response may have changed. Returns the function that ends it. */
  subscribe(listener: () => void): () => void;
}

export const DataCacheContext = createContext<DataCache | undefined>(undefined);

/** The page's data cache, for a component that reads the response of an API path; undefined outside a host. */
export const useReadCache = (path?: string): DataCache | undefined => {
  const cache = useContext(DataCacheContext);
  const hydration = useContext(HydrationContext);
  cache?.onRead?.(hydration, path);
  return cache;
};

/**
 * The page's data cache; suspends until its code has loaded.
 * @throws Error outside a host.
 */
export const useDataCache = (path: string): LoadedDataCache => {
  const cache = useReadCache(path);
  if (!cache) throw new Error("This component runs inside a host: wrap it in a DataCacheContext");
  return cache.loaded() ?? use(cache.load());
};

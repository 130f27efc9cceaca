import type { keepPreviousData, QueryClient, useQuery } from "@tanstack/react-query";
import { createContext, use, useContext } from "react";
import { HydratesLaterContext } from "./hydration/hydrates-later-context";

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
  /** Called when a component that hydrates with the page reads the cache: the browser then has to load it before. */
  onRead?: () => void;
  /** What the cache holds for an API path, before its code has loaded as well. */
  stateOf(path: string): { data?: unknown; error?: unknown } | undefined;
  /** Calls the listener whenever a response may have changed. Returns the function that ends it. */
  subscribe(listener: () => void): () => void;
}

export const DataCacheContext = createContext<DataCache | undefined>(undefined);

/** The page's data cache, for a component that reads it; undefined outside a host. */
export const useReadCache = (): DataCache | undefined => {
  const cache = useContext(DataCacheContext);
  const hydratesLater = useContext(HydratesLaterContext);
  if (!hydratesLater) cache?.onRead?.();
  return cache;
};

/**
 * The page's data cache; suspends until its code has loaded.
 * @throws Error outside a host.
 */
export const useDataCache = (): LoadedDataCache => {
  const cache = useReadCache();
  if (!cache) throw new Error("This component runs inside a host: wrap it in a DataCacheContext");
  return cache.loaded() ?? use(cache.load());
};

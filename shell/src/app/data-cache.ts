import type { DehydratedQuery } from "@promptfolio/contracts/page";
import type { DataCache } from "@promptfolio/host/data-cache";
import { failureOf } from "./failure-of";
import type { LoadedQueries } from "./loaded-queries";

/** The data cache of a browser's page, which it fills with the queries that came with the page. */
export interface PageDataCache extends DataCache {
  load(): Promise<LoadedQueries>;
  /** Forgets all responses. */
  clear(): void;
}

/** `now`: when the page's queries were read, in milliseconds since 1970. */
export const createDataCache = (queries: DehydratedQuery[], now: number): PageDataCache => {
  let dehydrated = queries;
  let loaded: LoadedQueries | undefined;
  let pending: Promise<LoadedQueries> | undefined;
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };

  const start = async (): Promise<LoadedQueries> => {
    const { createQueries } = await import(/* webpackChunkName: "data-cache" */ "./loaded-queries");
    loaded = createQueries(dehydrated, now, changed);
    dehydrated = [];
    return loaded;
  };

  return {
    loaded: () => loaded,
    load: () => {
      pending ??= start().catch((error: unknown) => {
        pending = undefined;
        throw error;
      });
      return pending;
    },
    stateOf: (path) => {
      if (loaded) return loaded.stateOf(path);
      const query = dehydrated.find((one) => one.path === path);
      return query && (query.status === 200 ? { data: query.body } : { error: failureOf(query) });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear: () => {
      dehydrated = [];
      loaded?.client.clear();
    },
  };
};

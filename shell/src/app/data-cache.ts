import type { DehydratedQuery } from "@promptfolio/contracts/page";
import type { DataCache } from "@promptfolio/host/data-cache";
import { nextRetryEvent } from "@promptfolio/host/hooks/next-retry-event";
import { failureOf } from "./dehydrated-queries";
import type { createQueries } from "./query-client";

type LoadedQueries = ReturnType<typeof createQueries>;

/** The data cache of a browser's page, which it fills with the queries that came with the page. */
export interface PageDataCache extends DataCache {
  load(): Promise<LoadedQueries>;
  /** Forgets all responses. */
  clear(): void;
}

/** How long the first failed fetch waits for a sign that another is worthwhile, and the longest wait, in milliseconds. */
const FIRST_RETRY_DELAY_MS = 1_000;
const MAX_RETRY_DELAY_MS = 60_000;

/**
 * Fetches the code. A remote waits for it while it loads, and could not load again in this tab if it failed: containers
 * remember what a shared module's `get` rejected with.
 */
const fetchCode = async (onFailure: (error: unknown) => void): Promise<typeof import("./query-client")> => {
  for (let delayMs = FIRST_RETRY_DELAY_MS; ; delayMs = Math.min(delayMs * 2, MAX_RETRY_DELAY_MS))
    try {
      return await import(/* webpackChunkName: "data-cache" */ "./query-client");
    } catch (error) {
      // Not earlier: a navigation aborts the fetch of the page that it leaves, which is no failure.
      if (await nextRetryEvent(delayMs)) onFailure(error);
    }
};

/**
 * `now`: when the page's queries were read, in milliseconds since 1970. `onFailure` is called for each failed attempt to
 * fetch the code while the browser is online.
 */
export const createDataCache = (
  queries: DehydratedQuery[],
  now: number,
  onFailure: (error: unknown) => void,
): PageDataCache => {
  let dehydrated = queries;
  let loaded: LoadedQueries | undefined;
  let pending: Promise<LoadedQueries> | undefined;
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };

  const start = async (): Promise<LoadedQueries> => {
    const { createQueries } = await fetchCode(onFailure);
    loaded = createQueries(dehydrated, now, changed);
    dehydrated = [];
    return loaded;
  };

  return {
    loaded: () => loaded,
    load: () => {
      pending ??= start();
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

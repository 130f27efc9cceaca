import type { CachedPage } from "./cached-page";

interface Entry {
  page: CachedPage;
  bytes: number;
  createdAt: number;
  refreshing: boolean;
}

export interface PageCacheOptions {
  /** Pages are given as they are for so long, in milliseconds. */
  fresh: number;
  /** And after that for so long again while a new one is made. */
  stale: number;
  /** The most that all cached pages may weigh. */
  bytes: number;
  now: () => number;
}

/** What making a page comes to. */
export interface CacheableResult {
  page: CachedPage;
  /** Whether it may be given to others. */
  keep: boolean;
  /** What takes the place of a page that is given out before it is finished; null if that is not worth keeping. */
  whole?: Promise<CachedPage | null>;
}

/**
 * Pages by key. A page that has aged is given once more while it is rendered again, so that no visitor waits for
 * it. The same page asked for many times at once is made once.
 */
export const createPageCache = ({ fresh, stale, bytes, now }: PageCacheOptions) => {
  const entries = new Map<string, Entry>();
  const pending = new Map<string, Promise<CachedPage>>();
  let weight = 0;

  const drop = (key: string): void => {
    weight -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };

  const store = (key: string, page: CachedPage): void => {
    drop(key);
    const size = page.weight;
    entries.set(key, { page, bytes: size, createdAt: now(), refreshing: false });
    weight += size;
    for (const oldest of entries.keys()) {
      if (weight <= bytes) break;
      drop(oldest);
    }
  };

  const replaceUnfinished = (key: string, unfinished: CachedPage, whole: CachedPage | null): void => {
    if (entries.get(key)?.page !== unfinished) return;
    if (whole) store(key, whole);
    else drop(key);
  };

  const make = (key: string, work: () => Promise<CacheableResult>): Promise<CachedPage> => {
    const running = pending.get(key);
    if (running) return running;
    const promise = work()
      .then((made) => {
        if (made.keep) store(key, made.page);
        made.whole?.then(
          (whole) => replaceUnfinished(key, made.page, whole),
          () => replaceUnfinished(key, made.page, null),
        );
        return made.page;
      })
      .finally(() => pending.delete(key));
    pending.set(key, promise);
    return promise;
  };

  return {
    get: async (key: string, work: () => Promise<CacheableResult>): Promise<CachedPage> => {
      const entry = entries.get(key);
      const age = entry ? now() - entry.createdAt : Number.POSITIVE_INFINITY;
      if (entry && age <= fresh) return entry.page;
      if (entry && age <= fresh + stale) {
        if (!entry.refreshing) {
          entry.refreshing = true;
          make(key, work).catch(() => {
            entry.refreshing = false;
          });
        }
        return entry.page;
      }
      return make(key, work);
    },
    clear: () => {
      entries.clear();
      weight = 0;
    },
  };
};

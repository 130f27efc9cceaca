import type { KeptPage } from "./kept-page";

interface Entry {
  page: KeptPage;
  bytes: number;
  madeAt: number;
  refreshing: boolean;
}

export interface PageCacheOptions {
  /** Pages are given as they are for so long, in milliseconds. */
  fresh: number;
  /** And after that for so long again while a new one is made. */
  stale: number;
  /** The most that all kept pages may weigh. */
  bytes: number;
  now: () => number;
}

/** What making a page comes to. */
export interface MadePage {
  page: KeptPage;
  /** Whether it may be given to others. */
  keep: boolean;
  /** What takes the place of a page that is given out before it is finished; null if that is not worth keeping. */
  whole?: Promise<KeptPage | null>;
}

/**
 * Pages by key. A page that has aged is given once more while it is made anew, so that no visitor waits for
 * it. The same page asked for many times at once is made once.
 */
export const createPageCache = ({ fresh, stale, bytes, now }: PageCacheOptions) => {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<KeptPage>>();
  let weight = 0;

  const drop = (key: string): void => {
    weight -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };

  const keep = (key: string, page: KeptPage): void => {
    drop(key);
    const size = page.weight;
    entries.set(key, { page, bytes: size, madeAt: now(), refreshing: false });
    weight += size;
    for (const oldest of entries.keys()) {
      if (weight <= bytes) break;
      drop(oldest);
    }
  };

  const exchange = (key: string, unfinished: KeptPage, whole: KeptPage | null): void => {
    if (entries.get(key)?.page !== unfinished) return;
    if (whole) keep(key, whole);
    else drop(key);
  };

  const make = (key: string, work: () => Promise<MadePage>): Promise<KeptPage> => {
    const running = making.get(key);
    if (running) return running;
    const promise = work()
      .then((made) => {
        if (made.keep) keep(key, made.page);
        made.whole?.then(
          (whole) => exchange(key, made.page, whole),
          () => exchange(key, made.page, null),
        );
        return made.page;
      })
      .finally(() => making.delete(key));
    making.set(key, promise);
    return promise;
  };

  return {
    get: async (key: string, work: () => Promise<MadePage>): Promise<KeptPage> => {
      const entry = entries.get(key);
      const age = entry ? now() - entry.madeAt : Number.POSITIVE_INFINITY;
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

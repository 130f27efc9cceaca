import type { ApiFetcher } from "@promptfolio/lib/route-data";
import { LRUCache } from "lru-cache";
import { type SiteMapEntry, SiteMapError, type SiteMapSource } from "./product";

/**
 * How long entries are cached, in milliseconds: search engines come once a day, so being some minutes old does not
 * matter.
 */
export const SITE_MAP_TTL_MS = 5 * 60_000;

/** The maximum number of characters in all cached files together. */
const MAX_SIZE = 16 * 1024 * 1024;

const INDEX = "index";

const sizeOf = (entries: readonly SiteMapEntry[]): number =>
  entries.reduce((sum, { path }) => sum + path.length + 64, 1);

/** The entries of the site map, cached for minutes. Concurrent requests share one request to the API. */
export const createSiteMapEntries = (source: SiteMapSource, fetchApi: ApiFetcher, now: () => number) => {
  const { name } = source;
  const readIndex = async (): Promise<SiteMapEntry[]> => {
    const files = await source.countFiles(fetchApi);
    return Array.from({ length: files }, (_, n) => ({ path: `/sitemap-${name}.xml?file=${n + 1}` }));
  };
  const cache = new LRUCache<string, SiteMapEntry[]>({
    maxSize: MAX_SIZE,
    sizeCalculation: sizeOf,
    ttl: SITE_MAP_TTL_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: (key) => (key === INDEX ? readIndex() : source.readFile(fetchApi, key)),
  });
  return {
    /** The files that list pages. */
    files: (): Promise<SiteMapEntry[]> => cache.forceFetch(INDEX),
    /** @throws Error with the status to respond with */
    pages: async (file: string): Promise<SiteMapEntry[]> => {
      const isNumber = /^[1-9]\d{0,3}$/.test(file);
      if (!isNumber || Number(file) > (await cache.forceFetch(INDEX)).length) throw new SiteMapError(404);
      return cache.forceFetch(file);
    },
  };
};

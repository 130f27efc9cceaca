import { type ImageList, SITE_MAP_FILE, type SiteMapImages } from "@promptfolio/contracts/api/images";
import { apiPath } from "@promptfolio/lib/api-path";
import { imagePath } from "@promptfolio/lib/image-link";
import type { ApiFetcher } from "@promptfolio/lib/route-data";
import { LRUCache } from "lru-cache";

/**
 * How long entries are cached, in milliseconds: search engines come once a day, so being some minutes old does not
 * matter.
 */
export const SITE_MAP_TTL_MS = 5 * 60_000;

/** The maximum number of characters in all cached files together. */
const MAX_SIZE = 16 * 1024 * 1024;

/** A page that the site map lists. */
export interface SiteMapEntry {
  path: string;
  modified?: string;
}

/** The API could not list the images: with half a site map, search engines would drop the rest. */
class UnknownImagesError extends Error {
  /** The status that Fastify responds with: unavailable, or no such file. */
  readonly statusCode: number;
  constructor(status: number) {
    super(`The images could not be listed: the API returned ${status}`);
    this.statusCode = status >= 500 ? 503 : 404;
  }
}

const hasImages = (value: unknown): value is { images: unknown[] } =>
  typeof value === "object" && value !== null && "images" in value && Array.isArray(value.images);
const isImageList = (value: unknown): value is ImageList =>
  hasImages(value) && "total" in value && typeof value.total === "number";
const isSiteMapImages = (value: unknown): value is SiteMapImages => hasImages(value);

const readCount = async (fetchApi: ApiFetcher): Promise<SiteMapEntry[]> => {
  const { status, body } = await fetchApi(apiPath("/images", { limit: 1 }));
  if (!isImageList(body)) throw new UnknownImagesError(status);
  const files = Math.max(1, Math.ceil(body.total / SITE_MAP_FILE));
  return Array.from({ length: files }, (_, n) => ({ path: `/sitemap-images.xml?file=${n + 1}` }));
};

const readFile = async (fetchApi: ApiFetcher, file: string): Promise<SiteMapEntry[]> => {
  const { status, body } = await fetchApi(`/site-map/${file}`);
  if (!isSiteMapImages(body)) throw new UnknownImagesError(status);
  return body.images.map(({ id, title, created_at }) => ({
    path: imagePath(id, title),
    modified: created_at.slice(0, 10),
  }));
};

const INDEX = "index";

const sizeOf = (entries: readonly SiteMapEntry[]): number =>
  entries.reduce((sum, { path }) => sum + path.length + 64, 1);

/** The entries of the site map, cached for minutes. Concurrent requests share one request to the API. */
export const createSiteMapEntries = (fetchApi: ApiFetcher, now: () => number) => {
  const cache = new LRUCache<string, SiteMapEntry[]>({
    maxSize: MAX_SIZE,
    sizeCalculation: sizeOf,
    ttl: SITE_MAP_TTL_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: (key) => (key === INDEX ? readCount(fetchApi) : readFile(fetchApi, key)),
  });
  return {
    /** The files that list the images. */
    files: (): Promise<SiteMapEntry[]> => cache.forceFetch(INDEX),
    /** @throws Error with the status to respond with */
    images: async (file: string): Promise<SiteMapEntry[]> => {
      const isNumber = /^[1-9]\d{0,3}$/.test(file);
      if (!isNumber || Number(file) > (await cache.forceFetch(INDEX)).length)
        throw new UnknownImagesError(404);
      return cache.forceFetch(file);
    },
  };
};

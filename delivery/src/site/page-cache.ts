import { LRUCache } from "lru-cache";
import type { CachedResponse } from "./cached-response";

export interface PageCacheOptions {
  /** For so long responses are sent as they are, in milliseconds. */
  freshMs: number;
  /** And after that for so long while the page is rendered again. */
  staleMs: number;
  /** The most that all cached responses may weigh. */
  maxBytes: number;
  now: () => number;
}

/** The result of rendering a page. */
export interface CacheableResponse {
  response: CachedResponse;
  /** Whether it may be sent to others. */
  isCacheable: boolean;
  /** Takes the place of a response that is still streaming; null if it is not worth caching. */
  final?: Promise<CachedResponse | null>;
}

/**
 * Responses by key. One that has aged is sent once more while the page is rendered again, so that no visitor waits.
 * Concurrent requests for a page share one rendering.
 */
export const createPageCache = ({ freshMs, staleMs, maxBytes, now }: PageCacheOptions) => {
  const entries = new LRUCache<string, { response: CachedResponse; createdAt: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }) => Math.ceil(response.weight),
  });
  const pending = new Map<string, Promise<CachedResponse>>();

  const store = (key: string, response: CachedResponse): void => {
    entries.set(key, { response, createdAt: now() });
  };

  const replaceStream = (key: string, stream: CachedResponse, final: CachedResponse | null): void => {
    if (entries.peek(key)?.response !== stream) return;
    if (final) store(key, final);
    else entries.delete(key);
  };

  const load = async (key: string, render: () => Promise<CacheableResponse>): Promise<CachedResponse> => {
    const { response, isCacheable, final } = await render();
    if (isCacheable) store(key, response);
    final?.then(
      (page) => replaceStream(key, response, page),
      () => replaceStream(key, response, null),
    );
    return response;
  };

  const loadOnce = (key: string, render: () => Promise<CacheableResponse>): Promise<CachedResponse> => {
    const running = pending.get(key);
    if (running) return running;
    const promise = load(key, render).finally(() => pending.delete(key));
    pending.set(key, promise);
    return promise;
  };

  return {
    get: async (key: string, render: () => Promise<CacheableResponse>): Promise<CachedResponse> => {
      const entry = entries.get(key);
      const age = entry ? now() - entry.createdAt : Number.POSITIVE_INFINITY;
      if (!entry || age > freshMs + staleMs) return loadOnce(key, render);
      // A failure leaves the stale response in place; the next request tries again.
      if (age > freshMs) loadOnce(key, render).catch(() => undefined);
      return entry.response;
    },
    clear: () => entries.clear(),
  };
};

import { monotonicClock } from "@promptfolio/server/monotonic-clock";
import { LRUCache } from "lru-cache";
import type { CachedResponse } from "./cached-response";
import { OverloadError } from "./page-load";

export interface PageCacheOptions {
  /** How long responses are sent unchanged, in milliseconds. */
  freshMs: number;
  /** How long after that they are sent while the page is rendered again, in milliseconds. */
  staleMs: number;
  /**
   * How long after its request a stale page is rendered again, in milliseconds: the next requests of the page's visitor
   * take precedence.
   */
  refreshDelayMs: number;
  /** The maximum weight of all cached responses. */
  maxBytes: number;
  now?: () => number;
}

export interface CacheableResponse {
  response: CachedResponse;
  /** Whether it may be sent to other visitors. */
  isCacheable: boolean;
  /** Replaces a response that is still streaming; undefined if it is not worth caching. */
  final?: Promise<CachedResponse | undefined>;
}

interface Entry {
  response: CachedResponse;
  createdAt: number;
  /** The revision of the content that the page was made from. */
  revision: number;
}

type Render = () => Promise<CacheableResponse>;

/** How often pages are rendered during an outage to detect its end, in milliseconds. */
const OUTAGE_RETRY_MS = 1_000;

/**
 * Responses by key. A stale one is sent until the page has been rendered again, so that no visitor waits. Concurrent
 * requests for a page share one rendering. While pages can't be rendered, because data is unavailable or the server is
 * overloaded, cached ones are sent regardless of age.
 */
export const createPageCache = ({
  freshMs,
  staleMs,
  refreshDelayMs,
  maxBytes,
  now = monotonicClock,
}: PageCacheOptions) => {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }) => Math.ceil(response.weight),
  });
  const pending = new Map<string, Promise<CachedResponse>>();
  const scheduled = new Set<string>();
  /** When a page last resulted in 503; undefined once one has succeeded. */
  let outageAt: number | undefined;

  const store = (key: string, revision: number, response: CachedResponse): void => {
    // A slow rendering must not replace a page made from newer content.
    if ((entries.peek(key)?.revision ?? revision) > revision) return;
    entries.set(key, { response, createdAt: now(), revision });
  };

  const replaceStream = (key: string, stream: CachedResponse, final: CachedResponse | undefined): void => {
    const entry = entries.peek(key);
    if (entry?.response !== stream) return;
    if (final) store(key, entry.revision, final);
    else entries.delete(key);
  };

  const load = async (key: string, revision: number, render: Render): Promise<CachedResponse> => {
    const { response, isCacheable, final } = await render();
    outageAt = response.status === 503 ? now() : undefined;
    if (isCacheable) store(key, revision, response);
    void final?.catch(() => undefined).then((page) => replaceStream(key, response, page));
    return response;
  };

  const loadOnce = (key: string, revision: number, render: Render): Promise<CachedResponse> => {
    const name = `${revision} ${key}`;
    const running = pending.get(name);
    if (running) return running;
    const promise = load(key, revision, render).finally(() => pending.delete(name));
    pending.set(name, promise);
    return promise;
  };

  /** On failure the stale response stays in place; a later request tries again. */
  const refresh = (...args: Parameters<typeof loadOnce>): void =>
    void loadOnce(...args).catch(() => undefined);

  const refreshSoon = (key: string, revision: number, render: Render): void => {
    if (scheduled.has(key)) return;
    scheduled.add(key);
    setTimeout(() => {
      scheduled.delete(key);
      refresh(key, revision, render);
    }, refreshDelayMs).unref();
  };

  const loadOrRepeat = async (
    { response }: Entry,
    ...args: Parameters<typeof loadOnce>
  ): Promise<CachedResponse> => {
    try {
      const loaded = await loadOnce(...args);
      return loaded.status === 503 ? response : loaded;
    } catch (error) {
      if (error instanceof OverloadError) return response;
      throw error;
    }
  };

  return {
    /** @param revision of the content: a page made from an older one is sent only if the page can't be rendered now */
    get: async (key: string, revision: number, render: Render): Promise<CachedResponse> => {
      const entry = entries.get(key);
      if (!entry) return loadOnce(key, revision, render);
      const age = now() - entry.createdAt;
      const isCurrent = entry.revision === revision && age <= freshMs + staleMs;
      if (isCurrent && age <= freshMs) return entry.response;
      if (!isCurrent && outageAt === undefined) return loadOrRepeat(entry, key, revision, render);
      if (outageAt === undefined) refreshSoon(key, revision, render);
      else if (now() - outageAt >= OUTAGE_RETRY_MS) refresh(key, revision, render);
      return entry.response;
    },
    clear: () => entries.clear(),
  };
};

import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

export interface CachedResponse {
  readonly body: Buffer;
  readonly etag: string;
}

const toResponse = (json: string): CachedResponse => {
  const body = Buffer.from(json);
  return { body, etag: `"${createHash("sha1").update(body).digest("base64url")}"` };
};

interface ResponseCacheOptions {
  maxEntries?: number;
  /** Total size of all bodies, in bytes. */
  maxBytes?: number;
  ttlMs?: number;
  now?: () => number;
}

/**
 * Caches public responses, ready to send, for a few seconds. Concurrent requests that miss wait for one result. `clear`
 * drops everything, and responses that are being loaded at that time aren't cached.
 */
export class ResponseCache {
  readonly #responses: LRUCache<string, CachedResponse, () => Promise<string>>;
  #isPaused = false;
  #revision = 0;
  #changes = 0;

  constructor({
    maxEntries = 2_000,
    maxBytes = 32 * 1024 * 1024,
    ttlMs = 3_000,
    now = () => performance.now(),
  }: ResponseCacheOptions = {}) {
    this.#responses = new LRUCache({
      max: maxEntries,
      maxSize: maxBytes,
      sizeCalculation: ({ body }) => Math.max(1, body.length),
      ttl: ttlMs,
      ttlResolution: 0,
      perf: { now },
      backgroundFetchSize: 0,
      fetchMethod: async (_key, _stale, { context: load }) => toResponse(await load()),
      // Whoever waits for a response gets it, even if it was dropped meanwhile.
      ignoreFetchAbort: true,
    });
  }

  /** While paused, nothing is cached: notifications of changes might be missed. */
  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.#drop();
  }

  /** The response with this key if it is cached, without waiting. */
  peek(key: string): CachedResponse | undefined {
    return this.#isPaused ? undefined : this.#responses.get(key);
  }

  /** The response with this key, loaded by `load` if it isn't cached. */
  async get(key: string, load: () => Promise<string>): Promise<CachedResponse> {
    if (this.#isPaused) return toResponse(await load());
    return this.#responses.forceFetch(key, { context: load });
  }

  /** Total size of all cached bodies, in bytes. */
  get size(): number {
    return this.#responses.calculatedSize;
  }

  /** Grows whenever public responses may have changed; pages made from them are current as long as it is the same. */
  get revision(): number {
    return this.#revision;
  }

  /** Grows with each known change. */
  get changes(): number {
    return this.#changes;
  }

  /** Must be called after each change of public responses. */
  clear(): void {
    this.#changes += 1;
    this.#drop();
  }

  #drop(): void {
    this.#responses.clear();
    this.#revision += 1;
  }
}

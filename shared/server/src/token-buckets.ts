import { LRUCache } from "lru-cache";

export interface TokenBucketOptions {
  /** What a bucket holds when it is full: how much may come at once. */
  capacity: number;
  /** How fast it fills again. */
  perSecond: number;
  /** In milliseconds. */
  now: () => number;
}

/** More keys than visitors of a busy minute; those used least are forgotten, and start with a full bucket again. */
const MAX_KEYS = 20_000;

/**
 * A bucket of tokens for each key, such as a network.
 * @returns takes a token; 0 if there was one, or else the seconds until there is
 */
export const createTokenBuckets = ({ capacity, perSecond, now }: TokenBucketOptions) => {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: MAX_KEYS });
  return (key: string): number => {
    const time = now();
    const bucket = buckets.get(key) ?? { tokens: capacity, at: time };
    const tokens = Math.min(capacity, bucket.tokens + ((time - bucket.at) / 1_000) * perSecond);
    const isTaken = tokens >= 1;
    buckets.set(key, { tokens: isTaken ? tokens - 1 : tokens, at: time });
    return isTaken ? 0 : (1 - tokens) / perSecond;
  };
};

import { LRUCache } from "lru-cache";
import { monotonicClock } from "./monotonic-clock";

interface TokenBucketOptions {
  /** The number of tokens in a full bucket, that is, the size of the largest burst. */
  capacity: number;
  /** Tokens added per second. */
  perSecond: number;
  /** In milliseconds. */
  now?: () => number;
}

/** More than the visitors of a busy minute. The least recently used keys are dropped; they get a full bucket again. */
const MAX_KEYS = 20_000;

/**
 * A bucket of tokens for each key, such as a network.
 * @returns a function that takes tokens: it returns 0 if there were enough, otherwise the seconds until there are
 */
export const createTokenBuckets = ({ capacity, perSecond, now = monotonicClock }: TokenBucketOptions) => {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: MAX_KEYS });
  return (key: string, count = 1): number => {
    const time = now();
    const bucket = buckets.get(key) ?? { tokens: capacity, at: time };
    const tokens = Math.min(capacity, bucket.tokens + ((time - bucket.at) / 1_000) * perSecond);
    const isTaken = tokens >= count;
    buckets.set(key, { tokens: isTaken ? tokens - count : tokens, at: time });
    return isTaken ? 0 : (count - tokens) / perSecond;
  };
};

import { monotonicClock } from "@promptfolio/server/monotonic-clock";
import { createQueueLimit, QueueFullError, type QueueLimit } from "@promptfolio/server/queue-limit";
import { createTokenBuckets } from "@promptfolio/server/token-buckets";

/** The page has to be rendered, and that is too much at the moment. */
export class OverloadError extends Error {
  override readonly name = "OverloadError";
  constructor(
    /** 429: this network asks for too much; 503: everyone together does. */
    readonly status: 429 | 503,
    readonly retryAfterSeconds: number,
  ) {
    super("Too many pages are asked for at once. Please try again in a moment.");
  }
}

/** So many seconds' worth of pages may come at once: an office opens its browsers. */
const BURST_SECONDS = 10;

/** A page takes some milliseconds: more than these would all come too late. */
const QUEUE = { max: 100, min: 4, targetMs: 250, burstMs: 1_000 };

/** Lets pages be rendered as long as that is useful. A page from the cache costs nothing, and isn't counted. */
export const createPageLoad = (perSecond: number, now = monotonicClock) => {
  const take = Number.isFinite(perSecond)
    ? createTokenBuckets({ capacity: perSecond * BURST_SECONDS, perSecond, now })
    : () => 0;
  /** By remote: pages of one that is slow must not shut out others. */
  const queues = new Map<string, QueueLimit>();

  const join = (remote: string): (() => void) => {
    const queue = queues.get(remote) ?? createQueueLimit({ ...QUEUE, now });
    queues.set(remote, queue);
    try {
      return queue.join();
    } catch (error) {
      if (error instanceof QueueFullError) throw new OverloadError(503, 1);
      throw error;
    }
  };

  return {
    /** @throws OverloadError */
    run: async <Result>(remote: string, network: string, render: () => Promise<Result>): Promise<Result> => {
      const leave = join(remote);
      try {
        const seconds = take(network);
        if (seconds > 0) throw new OverloadError(429, Math.ceil(seconds));
        return await render();
      } finally {
        leave();
      }
    },
  };
};

import { monotonicClock } from "@promptfolio/server/monotonic-clock";
import { createQueueLimit, QueueFullError, type QueueLimit } from "@promptfolio/server/queue-limit";
import { createTokenBuckets } from "@promptfolio/server/token-buckets";

/** The page would have to be rendered, but the load is too high at the moment. */
export class OverloadError extends Error {
  override readonly name = "OverloadError";
  constructor(
    /** 429: too many requests from this network; 503: too many requests overall. */
    readonly status: 429 | 503,
    readonly retryAfterSeconds: number,
  ) {
    super("Too many pages are requested at once. Please try again in a moment.");
  }
}

/** The burst capacity, in seconds' worth of pages: for example, when everyone in an office opens a browser. */
const BURST_SECONDS = 10;

/** A page takes a few milliseconds to render: in a longer queue, every page would be too slow. */
const QUEUE = { max: 100, min: 4, targetMs: 250, burstMs: 1_000 };

/**
 * Limits how many pages are rendered, per network and per remote, so that they are still useful when they are done.
 * Pages from the cache cost nothing, and aren't counted.
 */
export const createPageLoad = (perSecond: number, now = monotonicClock) => {
  const take = Number.isFinite(perSecond)
    ? createTokenBuckets({ capacity: perSecond * BURST_SECONDS, perSecond, now })
    : () => 0;
  /** Queues by remote: one remote's slow pages must not block others. */
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

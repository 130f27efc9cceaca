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
const MAX_PENDING = 100;

/** Lets pages be rendered as long as that is useful. A page from the cache costs nothing, and isn't counted. */
export const createPageLoad = (perSecond: number, now: () => number) => {
  const take = Number.isFinite(perSecond)
    ? createTokenBuckets({ capacity: perSecond * BURST_SECONDS, perSecond, now })
    : () => 0;
  let pending = 0;
  return {
    /** @throws OverloadError */
    run: async <Result>(network: string, render: () => Promise<Result>): Promise<Result> => {
      if (pending >= MAX_PENDING) throw new OverloadError(503, 1);
      const seconds = take(network);
      if (seconds > 0) throw new OverloadError(429, Math.ceil(seconds));
      pending += 1;
      try {
        return await render();
      } finally {
        pending -= 1;
      }
    },
  };
};

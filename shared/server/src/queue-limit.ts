import { causesOf } from "./error-code";
import { monotonicClock } from "./monotonic-clock";

export interface QueueLimitOptions {
  /** The most that may ever wait. */
  max: number;
  /** So many may always wait. */
  min: number;
  /** How long a wait may be while there is no end of callers, in milliseconds. */
  targetMs: number;
  /** For how long every wait may be longer, in milliseconds: a burst is served, and ends; only a queue that stands is shortened. */
  burstMs: number;
  /** Who has waited for longer is turned away when the wait is over, in milliseconds: the work would be for nobody. */
  timeoutMs?: number;
  now?: () => number;
}

/** Too many wait, or one waited too long: the caller should come again in a moment. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}

/** Whether this, or what caused it, is a refusal of a queue: libraries wrap it in errors of their own. */
export const isQueueFull = (error: unknown): boolean =>
  [...causesOf(error)].some((cause) => cause instanceof QueueFullError);

const INCREASE = 0.1;
const MIN_DECREASE = 0.8;
const MAX_DECREASE = 0.25;

export interface QueueLimit {
  /** Joins the queue; call the result when the wait is over. Both throw QueueFullError: too many wait, or it took too long. */
  join(): () => void;
}

/**
 * Limits how many wait for something, so that those who do get it in time, however fast the machine is at the moment: the
 * limit falls when waits have been too long for a while (CoDel's measure of a queue that stands), by as much as they are too
 * long, and grows again with each that isn't (AIMD, as TCP limits its window).
 */
export const createQueueLimit = ({
  max,
  min,
  targetMs,
  burstMs,
  timeoutMs = Number.POSITIVE_INFINITY,
  now = monotonicClock,
}: QueueLimitOptions): QueueLimit => {
  let limit = max;
  let waiting = 0;
  let decreasedAt = Number.NEGATIVE_INFINITY;
  /** Since when every wait has been too long; undefined after one that wasn't. */
  let slowSince: number | undefined;

  const decrease = (waitedMs: number): void => {
    const factor = Math.min(MIN_DECREASE, Math.max(MAX_DECREASE, targetMs / waitedMs));
    limit = Math.max(min, Math.min(limit, waiting + 1) * factor);
  };

  const leave = (joinedAt: number): void => {
    waiting -= 1;
    const time = now();
    if (time - joinedAt <= targetMs) {
      slowSince = undefined;
      limit = Math.min(max, limit + INCREASE);
      return;
    }
    slowSince ??= joinedAt;
    // All who have joined before the last decrease tell of the same queue; what is slow for so few is no queue.
    if (time - slowSince < burstMs || joinedAt <= decreasedAt || waiting < min) return;
    decrease(time - joinedAt);
    decreasedAt = time;
  };

  return {
    join: () => {
      if (waiting >= Math.floor(limit)) throw new QueueFullError("Too many requests are waiting");
      waiting += 1;
      const joinedAt = now();
      return () => {
        leave(joinedAt);
        if (now() - joinedAt > timeoutMs) throw new QueueFullError("The wait took too long");
      };
    },
  };
};

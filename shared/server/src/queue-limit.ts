import { causesOf } from "./error-code";
import { monotonicClock } from "./monotonic-clock";

interface QueueLimitOptions {
  /** Upper bound of the limit: never more callers than this wait. */
  max: number;
  /** Lower bound of the limit: this many callers may always wait. */
  min: number;
  /** Target for the longest wait under sustained load, in milliseconds. */
  targetMs: number;
  /** How long waits may exceed `targetMs`, in milliseconds: bursts are served, only a standing queue is shortened. */
  burstMs: number;
  now?: () => number;
}

/** Too many callers wait, or this one has waited too long: it should retry shortly. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}

/** Whether an error or one of its causes is a QueueFullError: libraries wrap it in their own errors. */
export const isQueueFull = (error: unknown): boolean =>
  [...causesOf(error)].some((cause) => cause instanceof QueueFullError);

const INCREASE = 0.1;
const MIN_DECREASE = 0.8;
const MAX_DECREASE = 0.25;

/**
 * Limits how many callers wait in a queue, so that those that do are served in time, whatever the machine's current
 * speed. The limit falls when waits have been too long for a while (CoDel's criterion for a standing queue), in
 * proportion to how much too long they are. It grows again with each wait that isn't (AIMD, as TCP limits its window).
 */
export const createQueueLimit = ({
  max,
  min,
  targetMs,
  burstMs,
  now = monotonicClock,
}: QueueLimitOptions) => {
  let limit = max;
  let waiting = 0;
  let decreasedAt = Number.NEGATIVE_INFINITY;
  /** Time since which every wait has been too long; undefined after one that wasn't. */
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
    // Callers that joined before the last decrease waited in the same queue, which must not decrease the limit again.
    // With fewer than `min` waiting, a slow wait isn't caused by the queue.
    if (time - slowSince < burstMs || joinedAt <= decreasedAt || waiting < min) return;
    decrease(time - joinedAt);
    decreasedAt = time;
  };

  return {
    /**
     * Joins the queue; call the result when the wait is over.
     * @throws QueueFullError if too many callers wait
     */
    join: (): (() => void) => {
      if (waiting >= Math.floor(limit)) throw new QueueFullError("Too many requests are waiting");
      waiting += 1;
      const joinedAt = now();
      return () => leave(joinedAt);
    },
  };
};

export type QueueLimit = ReturnType<typeof createQueueLimit>;

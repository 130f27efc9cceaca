export interface QueueLimitOptions {
  /** The most that may ever wait. */
  max: number;
  /** So many may always wait. */
  min: number;
  /** How long it may take, in milliseconds: who comes when others have waited longer would wait in vain. */
  targetMs: number;
  now?: () => number;
}

/** Too many wait already: the caller should come again in a moment. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}

const INCREASE = 0.1;
const DECREASE = 0.8;

export interface QueueLimit {
  /** Joins the queue; call the result when the wait is over. @throws QueueFullError */
  join(): () => void;
}

/**
 * Limits how many wait for something, so that those who do get it in time, however fast the machine is at the moment: the
 * limit falls by a fifth when a wait was too long, and grows again with each that wasn't (AIMD, as TCP limits its window).
 */
export const createQueueLimit = ({
  max,
  min,
  targetMs,
  now = () => performance.now(),
}: QueueLimitOptions): QueueLimit => {
  let limit = max;
  let waiting = 0;
  let decreasedAt = Number.NEGATIVE_INFINITY;

  const leave = (joinedAt: number): void => {
    waiting -= 1;
    const time = now();
    if (time - joinedAt <= targetMs) limit = Math.min(max, limit + INCREASE);
    // All who have joined before the last decrease tell of the same queue.
    else if (joinedAt > decreasedAt) {
      limit = Math.max(min, Math.min(limit, waiting + 1) * DECREASE);
      decreasedAt = time;
    }
  };

  return {
    join: () => {
      if (waiting >= Math.floor(limit)) throw new QueueFullError("Too many requests are waiting");
      waiting += 1;
      const joinedAt = now();
      return () => leave(joinedAt);
    },
  };
};

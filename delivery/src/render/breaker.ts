import { monotonicClock } from "@promptfolio/server/monotonic-clock";

/** How many failures in a row open the breaker. */
const MAX_FAILURES = 3;

/** How long an open breaker refuses attempts, in milliseconds. Doubles after each failed attempt. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

export interface Breaker {
  /**
   * Whether the caller may try. While the breaker is open, one caller may after each pause; others are refused at once.
   */
  mayTry(): boolean;
  isOpen(): boolean;
  succeeded(): void;
  failed(): void;
}

/** Prevents a release that keeps failing from being tried for every visitor. */
export const createBreaker = (now = monotonicClock): Breaker => {
  let failures = 0;
  let pauseMs = FIRST_PAUSE_MS;
  let openUntil = 0;
  return {
    mayTry: () => {
      if (failures < MAX_FAILURES) return true;
      if (now() < openUntil) return false;
      openUntil = now() + pauseMs;
      return true;
    },
    isOpen: () => failures >= MAX_FAILURES,
    succeeded: () => {
      failures = 0;
      pauseMs = FIRST_PAUSE_MS;
    },
    failed: () => {
      failures += 1;
      if (failures < MAX_FAILURES) return;
      if (failures > MAX_FAILURES) pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      openUntil = now() + pauseMs;
    },
  };
};

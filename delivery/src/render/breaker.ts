import { monotonicClock } from "@promptfolio/server/monotonic-clock";

/** How many failures in a row open the breaker. */
const MAX_FAILURES = 3;

/** How long an open breaker refuses attempts, in milliseconds. Doubles after each failed attempt. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Prevents a release that keeps failing from being tried for every visitor. */
export const createBreaker = (now = monotonicClock) => {
  let failures = 0;
  let pauseMs = FIRST_PAUSE_MS;
  let openUntil = 0;
  return {
    /** Whether the caller may try. While it is open, one caller may after each pause; others are refused at once. */
    mayTry: (): boolean => {
      if (failures < MAX_FAILURES) return true;
      if (now() < openUntil) return false;
      openUntil = now() + pauseMs;
      return true;
    },
    isOpen: (): boolean => failures >= MAX_FAILURES,
    succeeded: (): void => {
      failures = 0;
      pauseMs = FIRST_PAUSE_MS;
    },
    failed: (): void => {
      failures += 1;
      if (failures < MAX_FAILURES) return;
      if (failures > MAX_FAILURES) pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      openUntil = now() + pauseMs;
    },
  };
};

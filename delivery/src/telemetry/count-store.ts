import type { Counts } from "./counts";

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const DAY = 24 * 3_600_000;

/** Counts of this long ago still show and still judge canaries, in days beside today. */
const DAYS_BACK = 1;

/** The days whose counts show, today first (`2026-01-31`, UTC). */
export const shownDays = (now: Date): string[] =>
  Array.from({ length: DAYS_BACK + 1 }, (_, back) => dayOf(new Date(now.getTime() - back * DAY)));

/** Where all instances keep what they count. */
export interface CountStore {
  /** Adds what this instance has counted since it last did, to a day's sums. */
  add(day: string, counts: Counts): Promise<void>;
  /** The sum over all instances, of today and yesterday (UTC). */
  total(now: Date): Promise<Counts>;
}

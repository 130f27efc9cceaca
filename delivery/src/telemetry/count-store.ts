import type { Counts } from "./counts";

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const DAY = 24 * 3_600_000;

/** Counts are shown and used to judge canaries for this many days before today. */
const DAYS_BACK = 1;

/** The days whose counts are shown, today first (`2026-01-31`, UTC). */
export const shownDays = (now: Date): string[] =>
  Array.from({ length: DAYS_BACK + 1 }, (_, back) => dayOf(new Date(now.getTime() - back * DAY)));

/** Stores what all instances count. */
export interface CountStore {
  /** Adds this instance's counts since its last call to a day's sums. */
  add(day: string, counts: Counts): Promise<void>;
  /** The sum over all instances, of today and yesterday (UTC). */
  total(now: Date): Promise<Counts>;
}

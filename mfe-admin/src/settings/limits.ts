import type { SystemSettings } from "@promptfolio/contracts/api/settings";
import { DEFAULT_LIMITS, LIMIT_BOUNDS } from "@promptfolio/contracts/limits";

export type LimitName = keyof SystemSettings;

/**
 * The number that an entry represents, clamped to its bounds. Non-numeric entries and 0 fall back to the default, as
 * specified for guests.
 */
export const limitFrom = (entry: string, name: LimitName): number => {
  const { min, max } = LIMIT_BOUNDS[name];
  const number = Number.parseInt(entry, 10);
  return (Number.isNaN(number) ? 0 : Math.min(max, Math.max(min, number))) || DEFAULT_LIMITS[name];
};

export const isSame = (one: SystemSettings, other: SystemSettings): boolean =>
  one.dailyLimit === other.dailyLimit && one.guestLimit === other.guestLimit;

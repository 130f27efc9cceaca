import { formatTime } from "../lib/format";
import { TEXTS } from "../texts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The age of the data in words. `at` and `now` in milliseconds since 1970; `at` is 0 before the first response. */
export const lastUpdatedText = (at: number, now: number): string => {
  if (at === 0) return TEXTS.live.never;
  const age = Math.max(0, now - at);
  if (age < MINUTE) return TEXTS.live.seconds(Math.floor(age / SECOND));
  if (age < HOUR) return TEXTS.live.minutes(Math.floor(age / MINUTE));
  return formatTime(at);
};

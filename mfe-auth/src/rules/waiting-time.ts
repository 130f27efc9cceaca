const inWords = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** A duration in words: "in 40 seconds", "in 5 minutes", "in 2 hours". Always rounded up. */
export const waitingTime = (seconds: number): string => {
  if (seconds <= 0) return "in a moment";
  if (seconds < 60) return `in ${inWords(Math.ceil(seconds), "second")}`;
  if (seconds < 90 * 60) return `in ${inWords(Math.ceil(seconds / 60), "minute")}`;
  return `in ${inWords(Math.ceil(seconds / 3600), "hour")}`;
};

/** The message of a 429. */
export const tooManyAttempts = (seconds: number): string =>
  `Too many attempts. Please try again ${waitingTime(seconds)}.`;

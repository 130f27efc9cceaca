const MINUTE = 60_000;

/** The time until `then`, to the minute: `5 h 12 min`, `12 min`, `less than a minute`. Both in milliseconds. */
export const timeUntil = (then: number, now: number): string => {
  const minutes = Math.ceil((then - now) / MINUTE);
  if (minutes <= 1) return "less than a minute";
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
};

/** Milliseconds since an arbitrary moment, for durations: unlike the time of day, it is never adjusted. */
export const monotonicClock = (): number => performance.now();

/** Milliseconds since some moment, for durations: unlike the time of day it is never set, forwards or back. */
export const monotonicClock = (): number => performance.now();

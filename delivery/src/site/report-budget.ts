import { monotonicClock } from "@promptfolio/server/monotonic-clock";

/**
 * How many reports are counted per network and minute: enough for busy visitors, too few for one network to stop a
 * canary.
 */
const MAX_REPORTS_PER_MINUTE = 120;
const MINUTE_MS = 60_000;

/** Returns a function that checks whether a network may still report; all counts reset each minute. */
export const createReportBudget = (now = monotonicClock) => {
  let until = 0;
  const spent = new Map<string, number>();
  return (network: string, reports: number): boolean => {
    if (now() >= until) {
      spent.clear();
      until = now() + MINUTE_MS;
    }
    const sum = (spent.get(network) ?? 0) + reports;
    spent.set(network, sum);
    return sum <= MAX_REPORTS_PER_MINUTE;
  };
};

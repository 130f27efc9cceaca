import { monotonicClock } from "@promptfolio/server/monotonic-clock";

/** Reports that are counted of one network in a minute: enough for busy visitors, too few to bring a canary down alone. */
const MAX_REPORTS_PER_MINUTE = 120;
const MINUTE_MS = 60_000;

/** Says whether a network may still report; forgets everything each minute. */
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

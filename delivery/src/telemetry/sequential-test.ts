import { bucketsBetween, type Histogram, sizeOf } from "./histogram";

/**
 * The maximum probability that a canary that is just as good as its guard demands is stopped nevertheless, regardless
 * of how often and for how long it is judged. It applies to each guarded measure separately.
 */
export const FALSE_ALARM_RATE = 0.01;

/** The number of pairs of measurements at which the boundary is tightest. */
const TUNED_FOR = 50;

/**
 * The boundary of Robbins' normal mixture, in standard errors: a sum of independent deviations ever crosses it with a
 * probability of at most `FALSE_ALARM_RATE`, so a canary may be judged every two seconds.
 * Robbins, Statistical methods related to the law of the iterated logarithm, 1970.
 */
export const boundary = (pairs: number): number => {
  const growth = (pairs + TUNED_FOR) / TUNED_FOR;
  return Math.sqrt(((pairs + TUNED_FOR) / pairs) * (Math.log(growth) + 2 * Math.log(1 / FALSE_ALARM_RATE)));
};

const pairsOf = (one: number, other: number): number => (one * other) / (one + other);

/** With fewer measurements of either arm no decision is made: the normal approximation does not hold yet. */
const MIN_MEASUREMENTS = 20;

/**
 * Whether measurements of the canary are larger than `ratio` times those of the stable version, by their ranks
 * (Mann-Whitney). The test assumes no distribution, and an outlier has no more weight than any other measurement.
 */
export const isSlower = (canary: Histogram, stable: Histogram, ratio: number): boolean => {
  const [canaries, stables] = [sizeOf(canary), sizeOf(stable)];
  if (canaries < MIN_MEASUREMENTS || stables < MIN_MEASUREMENTS) return false;
  const shift = bucketsBetween(ratio);
  const buckets = new Set([
    ...Object.keys(canary).map(Number),
    ...Object.keys(stable).map((bucket) => Number(bucket) + shift),
  ]);
  let below = 0;
  let wins = 0;
  let ties = 0;
  for (const bucket of [...buckets].sort((one, other) => one - other)) {
    const [ofCanary, ofStable] = [canary[bucket] ?? 0, stable[bucket - shift] ?? 0];
    wins += ofCanary * (below + ofStable / 2);
    below += ofStable;
    const tied = ofCanary + ofStable;
    ties += tied ** 3 - tied;
  }
  const all = canaries + stables;
  const variance = ((canaries * stables) / 12) * (all + 1 - ties / (all * (all - 1)));
  if (variance <= 0) return false;
  const deviation = (wins - (canaries * stables) / 2) / Math.sqrt(variance);
  return deviation > boundary(pairsOf(canaries, stables));
};

interface Trials {
  failures: number;
  views: number;
}

/** Whether the canary's failures per view exceed those of the stable version by more than `allowed`. */
export const failsMore = (canary: Trials, stable: Trials, allowed: number): boolean => {
  if (canary.views < MIN_MEASUREMENTS || stable.views < MIN_MEASUREMENTS) return false;
  const rateOf = ({ failures, views }: Trials): number => failures / views;
  // Smoothed, so that the variance isn't zero where nothing has failed yet.
  const varianceOf = ({ failures, views }: Trials): number => {
    const rate = (failures + 1) / (views + 2);
    return (rate * (1 - rate)) / views;
  };
  const excess = rateOf(canary) - rateOf(stable) - allowed;
  const deviation = excess / Math.sqrt(varianceOf(canary) + varianceOf(stable));
  return deviation > boundary(pairsOf(canary.views, stable.views));
};

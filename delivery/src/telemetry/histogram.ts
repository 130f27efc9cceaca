import type { GuardedVital } from "@promptfolio/contracts/registry";
import type { Arm } from "./counts";

/** The number of measurements in each bucket, by the bucket's number. */
export type Histogram = Readonly<Record<string, number>>;

export const GUARDED_VITALS: readonly GuardedVital[] = ["LCP", "INP"];

export const isGuarded = (name: string): name is GuardedVital =>
  GUARDED_VITALS.some((known) => known === name);

/** Each bucket is 5 % wider than the one before: fine enough to detect a 10 % increase, coarse enough to store. */
const WIDTH = Math.log(1.05);

/** The bucket of a measurement in milliseconds. */
export const bucketOf = (value: number): number => Math.round(Math.log(Math.max(1, value)) / WIDTH);

/** The distance in buckets between a value and `ratio` times that value. */
export const bucketsBetween = (ratio: number): number => Math.round(Math.log(ratio) / WIDTH);

export const histogramKey = (salt: string, arm: Arm, vital: GuardedVital): string =>
  `${salt} ${arm} ${vital}`;

export const sizeOf = (histogram: Histogram): number =>
  Object.values(histogram).reduce((sum, count) => sum + count, 0);

/** The 75th percentile, in milliseconds; undefined without measurements. */
export const p75Of = (histogram: Histogram): number | undefined => {
  const wanted = sizeOf(histogram) * 0.75;
  let seen = 0;
  const buckets = Object.keys(histogram).map(Number);
  for (const bucket of buckets.sort((one, other) => one - other)) {
    seen += histogram[bucket] ?? 0;
    if (seen >= wanted) return Math.exp(bucket * WIDTH);
  }
  return undefined;
};

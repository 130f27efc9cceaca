import type { Amounts } from "./count-store";
import { type Counts, completeCounts, emptyCounts } from "./counts";

const KINDS = {
  release: "releases",
  canary: "canaries",
  baseline: "baselines",
  network: "networks",
  vital: "vitals",
  histogram: "histograms",
} as const;

const isKind = (text: string): text is keyof typeof KINDS => text in KINDS;

/** Counts as flat sums by name: `release gallery@1.0.0 views`, `vital gallery@1.0.0 LCP count`. Zeros are left out. */
export const amountsOf = (counts: Counts): Amounts => {
  const amounts: Record<string, number> = {};
  for (const [kind, part] of Object.entries(KINDS)) {
    const named: Record<string, Record<string, number>> = counts[part];
    for (const [key, sums] of Object.entries(named))
      for (const [measure, amount] of Object.entries(sums))
        if (amount !== 0) amounts[`${kind} ${key} ${measure}`] = amount;
  }
  return amounts;
};

/** The inverse of `amountsOf`. Names in another format, as from a later version of the product, are ignored. */
export const countsOf = (amounts: Amounts): Counts => {
  const sums: Record<keyof Counts, Record<string, Record<string, number>>> = emptyCounts();
  for (const [series, amount] of Object.entries(amounts)) {
    const [kind = "", ...rest] = series.split(" ");
    const measure = rest.pop();
    if (!isKind(kind) || !measure || rest.length === 0) continue;
    const part = sums[KINDS[kind]];
    const key = rest.join(" ");
    part[key] = { ...part[key], [measure]: amount };
  }
  return completeCounts(sums);
};

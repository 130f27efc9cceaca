import type { ReleaseCounts, ServedCanary } from "@promptfolio/contracts/api/releases";
import type { CanaryRamp } from "@promptfolio/contracts/registry";
import { percentOf } from "../analytics/metrics";
import { formatCount, formatMoment, formatPercent } from "../lib/format";

/** The first eight characters, which are enough to identify a commit. */
export const shortCommit = (commit: string): string => commit.slice(0, 8);

/** 500 basis points → "5%", 25 → "0.25%". */
export const shareText = (basisPoints: number): string => `${basisPoints / 100}%`;

const SECONDS = new Set(["LCP", "FCP", "TTFB"]);

/** The mean of a web vital with its unit: seconds for loading, milliseconds for INP, none for CLS. */
export const vitalText = (name: string, value: number): string => {
  if (SECONDS.has(name)) return `${(value / 1000).toFixed(2)} s`;
  return name === "CLS" ? value.toFixed(3) : `${Math.round(value)} ms`;
};

/** "stops above 2.0% errors or 1.1 times stable's LCP, after 100 views" */
export const guardText = ({ guard }: Pick<ServedCanary, "guard">): string => {
  const ratios = Object.entries(guard.vitals ?? {}).map(
    ([vital, ratio]) => `${ratio} times stable's ${vital}`,
  );
  const limits = [`${formatPercent(guard.errorRate * 100)} errors`, ...ratios].join(" or ");
  return `stops above ${limits}, after ${formatCount(guard.minimumViews)} views`;
};

/** "1%, now 10%, 100%; a step each 10 min since Feb 1, 2026, 10:00 UTC" */
export const rampText = (now: number, { steps, eachMs, at }: CanaryRamp): string => {
  const shown = steps.map((step) => (step === now ? `now ${shareText(step)}` : shareText(step)));
  return `${shown.join(", ")}; a step each ${Math.round(eachMs / 6_000) / 10} min, this one since ${formatMoment(at)}`;
};

/** "4 (2.0% of views)" */
export const failureText = ({ views, loadFailures, errors, renderFailures }: ReleaseCounts): string => {
  const failures = loadFailures + errors + renderFailures;
  return `${formatCount(failures)} (${formatPercent(percentOf(failures, views))} of views)`;
};

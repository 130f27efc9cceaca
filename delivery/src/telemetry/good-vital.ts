import type { VitalName } from "@promptfolio/contracts/telemetry";

/**
 * The largest value of each vital that is rated good; https://web.dev/articles/vitals. Milliseconds, CLS without unit.
 */
const GOOD: Record<VitalName, number> = { LCP: 2_500, FCP: 1_800, TTFB: 800, INP: 200, CLS: 0.1 };

export const isGoodVital = (name: VitalName, value: number): boolean => value <= GOOD[name];

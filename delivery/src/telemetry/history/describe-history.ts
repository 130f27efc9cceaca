import type {
  ChannelState,
  ChartedVital,
  HistoryHours,
  HistoryPoint,
  ReleaseHistory,
} from "@promptfolio/contracts/api/release-history";
import { p75Of } from "../histogram";
import { scaleOf } from "./history-recorder";
import { type HistoryStore, SLOT_MS, type StepAmount } from "./history-store";

const HOUR_MS = 3_600_000;

/** Few enough steps for a chart on a phone. */
const STEP_MS: Record<HistoryHours, number> = { 6: SLOT_MS, 24: 3 * SLOT_MS, 168: 3 * HOUR_MS };

/** The vital's 75th percentile; null without measurements. */
const vitalP75 = (vital: ChartedVital, sums: ReadonlyMap<string, number>): number | null => {
  const buckets = [...sums].filter(([measure]) => measure.startsWith(`${vital} `));
  const value = p75Of(
    Object.fromEntries(buckets.map(([measure, amount]) => [measure.slice(vital.length + 1), amount])),
  );
  if (value === undefined) return null;
  // The first bucket contains all values up to 1.
  return value <= 1 ? 0 : value / scaleOf(vital);
};

const pointOf = (amounts: readonly StepAmount[]): HistoryPoint => {
  const sums = new Map<string, number>();
  for (const { measure, amount } of amounts) sums.set(measure, (sums.get(measure) ?? 0) + amount);
  return {
    views: sums.get("views") ?? 0,
    failures: sums.get("failures") ?? 0,
    errors: sums.get("errors") ?? 0,
    vitals: { LCP: vitalP75("LCP", sums), INP: vitalP75("INP", sums), CLS: vitalP75("CLS", sums) },
  };
};

/** The states during a time span, including the one at its start. */
const statesWithin = (states: readonly ChannelState[], from: number, to: number): ChannelState[] =>
  states.filter(({ at }, index) => {
    const next = states[index + 1];
    return Date.parse(at) < to && (next === undefined || Date.parse(next.at) > from);
  });

/** Versions that were canaries in a step. A version promoted during the step was one before. */
const canariesOf = (states: readonly ChannelState[]): Set<string> =>
  new Set(
    states.flatMap(({ canary }) => (canary && canary.version !== states[0]?.stable ? canary.version : [])),
  );

/**
 * The chart data of a remote: the canary compared with what all other visitors got.
 * @param states the states of the channel, oldest first
 */
export const describeHistory = async (
  { store, states }: { store: HistoryStore; states: readonly ChannelState[] },
  id: string,
  hours: HistoryHours,
  now: Date,
): Promise<ReleaseHistory> => {
  const stepMs = STEP_MS[hours];
  const last = Math.floor(now.getTime() / stepMs) * stepMs;
  const first = last - hours * HOUR_MS + stepMs;
  const amounts = await store.since(id, new Date(first), stepMs);
  const steps = Array.from({ length: (last - first) / stepMs + 1 }, (_, index) => {
    const at = first + index * stepMs;
    const found = amounts.filter((amount) => amount.at === at);
    const canaries = canariesOf(statesWithin(states, at, at + stepMs));
    const ofCanary = found.filter(({ version }) => canaries.has(version));
    const others = found.filter(({ version }) => !canaries.has(version));
    return {
      at: new Date(at).toISOString(),
      stable: pointOf(others),
      canary: canaries.size > 0 ? pointOf(ofCanary) : null,
    };
  });
  return { id, hours, stepMs, steps, states: statesWithin(states, first, now.getTime() + 1) };
};

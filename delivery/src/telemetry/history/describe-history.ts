import type {
  ChannelState,
  ChartedVital,
  HistoryHours,
  HistoryPoint,
  ReleaseHistory,
} from "@promptfolio/contracts/api/release-history";
import { addAmounts, type HistoryStore, SLOT_MS, type StepAmount } from "./history-store";
import { vitalP75 } from "./measures";

const HOUR_MS = 3_600_000;

/** Few enough steps for a chart on a phone. */
const STEP_MS: Record<HistoryHours, number> = { 6: SLOT_MS, 24: 3 * SLOT_MS, 168: 3 * HOUR_MS };

const pointOf = (amounts: readonly StepAmount[]): HistoryPoint => {
  const sums = Object.fromEntries(
    addAmounts(amounts.map((one) => ({ ...one, remote: "", version: "" }))).map(({ measure, amount }) => [
      measure,
      amount,
    ]),
  );
  const { views = 0, failures = 0, errors = 0 } = sums;
  const p75 = (vital: ChartedVital) => vitalP75(vital, sums) ?? null;
  const vitals = { LCP: p75("LCP"), INP: p75("INP"), CLS: p75("CLS") };
  return { views, failures, errors, vitals };
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

interface HistorySources {
  store: HistoryStore;
  /** The states of the channel, oldest first. */
  states: readonly ChannelState[];
}

/** The chart data of a remote: the canary compared with what all other visitors got. */
export const describeHistory = async (
  { store, states }: HistorySources,
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

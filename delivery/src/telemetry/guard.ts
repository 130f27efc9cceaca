import type { Registry } from "@promptfolio/contracts/registry";
import { LostRaceError, type ReleaseStore } from "../registry/release-store";
import { entryOf, stopCanary } from "../registry/transitions";
import { type Counts, emptyTally, errorRateOf, failuresOf } from "./counts";

/** A canary that does worse than its guard allows, and why it has to stop, in a sentence. */
export interface TrippedGuard {
  id: string;
  salt: string;
  why: string;
}

const percent = (share: number): string => `${Math.round(share * 10_000) / 100} %`;

/** The canaries that have to stop: their error rate is above the guard's, over as many page views as it asks for. */
export const trippedGuards = (registry: Registry, counts: Counts): TrippedGuard[] =>
  Object.entries(registry.entries).flatMap(([id, { channel }]) => {
    const { canary } = channel;
    if (!canary) return [];
    const tally = counts.canaries[canary.salt] ?? emptyTally();
    const { errorRate, minimumViews } = canary.guard;
    if (tally.views < minimumViews || errorRateOf(tally) <= errorRate) return [];
    const why = `${canary.version}: ${failuresOf(tally)} errors in ${tally.views} page views, ${percent(errorRateOf(tally))}; the guard allows ${percent(errorRate)}`;
    return [{ id, salt: canary.salt, why }];
  });

/**
 * Stops a canary, unless it has ended or changed in the meantime: several servers may come to the same conclusion.
 * Says whether this one did it.
 */
export const stopTripped = async (
  store: ReleaseStore,
  { id, salt, why }: TrippedGuard,
  now: Date,
): Promise<boolean> => {
  const registry = await store.readRegistry();
  if (entryOf(registry, id).channel.canary?.salt !== salt) return false;
  const line = { at: now.toISOString(), by: "guard", action: "stop canary", id, detail: why };
  try {
    await store.writeRegistry(stopCanary(registry, id), registry.revision, line);
    return true;
  } catch (error) {
    // Whoever was faster may have changed another remote: the next look decides again.
    if (error instanceof LostRaceError) return false;
    throw error;
  }
};

import { BASIS_POINTS, type Registry } from "@promptfolio/contracts/registry";
import { changeRegistry } from "../registry/change-registry";
import { ConflictError, type ReleaseStore } from "../registry/release-store";
import { entryOf, rejectCanary } from "../registry/transitions";
import { type Counts, emptyTally, errorRateOf, failuresOf } from "./counts";

/** A canary that does worse than its guard allows, and why it has to stop, in a sentence. */
export interface TrippedGuard {
  id: string;
  salt: string;
  why: string;
}

const percent = (share: number): string => `${Math.round(share * BASIS_POINTS) / 100} %`;

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
 * Returns whether this one did it.
 */
export const stopTrippedCanary = async (
  store: ReleaseStore,
  { id, salt, why }: TrippedGuard,
  now: Date,
): Promise<boolean> => {
  const writer = { store, by: "guard", now: () => now, dryRun: false };
  try {
    return await changeRegistry(writer, { action: "stop canary", id, detail: why }, (registry, at) =>
      entryOf(registry, id).channel.canary?.salt === salt ? rejectCanary(registry, id, why, at) : registry,
    );
  } catch (error) {
    // Another writer changed this remote first: the next evaluation decides again.
    if (error instanceof ConflictError) return false;
    throw error;
  }
};

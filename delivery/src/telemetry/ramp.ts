import { BASIS_POINTS, type Registry } from "@promptfolio/contracts/registry";
import { assertCompatible } from "../registry/assert-compatible";
import { changeRegistry } from "../registry/change-registry";
import { formatShare } from "../registry/channels/canary";
import { ConflictError, type ReleaseStore } from "../registry/release-store";
import { entryOf, promote, startCanary } from "../registry/transitions";
import type { Counts } from "./counts";

/** A canary whose current step has lasted long enough, and whose guard was not tripped. */
export interface DueStep {
  id: string;
  salt: string;
  version: string;
  /** The next share of visitors in basis points; undefined: it becomes stable. */
  next: number | undefined;
}

/** The canaries that are due for their next step. Their guards must have been evaluated before. */
export const dueSteps = (registry: Registry, counts: Counts, now: Date): DueStep[] =>
  Object.entries(registry.entries).flatMap(
    ([
      id,
      {
        channel: { canary, frozen },
      },
    ]): DueStep[] => {
      if (!canary?.ramp || frozen) return [];
      const { salt, version, basisPoints, guard, ramp } = canary;
      const { served, views } = counts.canaries[salt] ?? { served: 0, views: 0 };
      const isOver = now.getTime() - Date.parse(ramp.at) >= ramp.eachMs;
      const next = ramp.steps.find((step) => step > basisPoints);
      const isLast = next === undefined && basisPoints < BASIS_POINTS;
      if (!isOver || isLast || Math.max(served, views) < guard.minimumViews) return [];
      return [{ id, salt, version, next }];
    },
  );

/**
 * Takes a step, unless another server already has. Returns whether this one did.
 * @throws RefusedError if the rules forbid it
 */
export const takeStep = async (
  store: ReleaseStore,
  { id, salt, version, next }: DueStep,
  now: Date,
): Promise<boolean> => {
  const writer = { store, by: "ramp", now: () => now, dryRun: false };
  const isDue = (registry: Registry): boolean => {
    const { canary } = entryOf(registry, id).channel;
    return canary?.salt === salt && (next === undefined || canary.basisPoints < next);
  };
  try {
    if (next === undefined)
      return await changeRegistry(
        writer,
        { action: "promote", id, detail: version },
        async (registry, at) => {
          if (!isDue(registry)) return registry;
          await assertCompatible(store, registry, id, version);
          return promote(registry, id, version, at);
        },
      );
    const detail = `${version} for ${formatShare(next)}`;
    return await changeRegistry(writer, { action: "canary", id, detail }, (registry, at) => {
      const { canary } = entryOf(registry, id).channel;
      if (!canary?.ramp || !isDue(registry)) return registry;
      return startCanary(registry, id, { ...canary, basisPoints: next, ramp: { ...canary.ramp, at } });
    });
  } catch (error) {
    // Another server was first: the next evaluation decides again.
    if (error instanceof ConflictError) return false;
    throw error;
  }
};

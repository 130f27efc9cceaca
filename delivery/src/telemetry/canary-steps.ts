import { BASIS_POINTS, type Registry } from "@promptfolio/contracts/registry";
import { assertCompatible } from "../registry/assert-compatible";
import { type Change, changeRegistry, type RegistryWriter } from "../registry/change-registry";
import { formatShare } from "../registry/channels";
import { ConflictError, type ReleaseStore } from "../registry/release-store";
import { entryOf, promote, rejectCanary, startCanary } from "../registry/transitions";
import type { Counts } from "./counts";
import { judgeCanary } from "./judge-canary";

/** A canary that does worse than its guard allows, and a sentence that says why it has to stop. */
export interface TrippedGuard {
  id: string;
  salt: string;
  why: string;
}

export const trippedGuards = (registry: Registry, counts: Counts): TrippedGuard[] =>
  Object.entries(registry.entries).flatMap(([id, { channel }]) => {
    const { canary } = channel;
    const why = canary && judgeCanary(canary, counts);
    return canary && why ? [{ id, salt: canary.salt, why }] : [];
  });

/**
 * Changes the registry, unless there is nothing to change: several servers may decide the same. Returns whether this one
 * did.
 */
const changeAsServer = async (
  writer: Pick<RegistryWriter, "store" | "by">,
  now: Date,
  change: Change,
  decide: Parameters<typeof changeRegistry>[2],
): Promise<boolean> => {
  try {
    return await changeRegistry({ ...writer, now: () => now, dryRun: false }, change, decide);
  } catch (error) {
    // Another writer changed this remote first: the next evaluation decides again.
    if (error instanceof ConflictError) return false;
    throw error;
  }
};

/** Stops a canary, unless it has ended or changed in the meantime. Returns whether this server did. */
export const stopTrippedCanary = (
  store: ReleaseStore,
  { id, salt, why }: TrippedGuard,
  now: Date,
): Promise<boolean> =>
  changeAsServer({ store, by: "guard" }, now, { action: "stop canary", id, detail: why }, (registry, at) =>
    entryOf(registry, id).channel.canary?.salt === salt ? rejectCanary(registry, id, why, at) : registry,
  );

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
  Object.entries(registry.entries).flatMap(([id, { channel }]): DueStep[] => {
    const { canary, frozen } = channel;
    if (!canary?.ramp || frozen) return [];
    const { salt, version, basisPoints, guard, ramp } = canary;
    const { served, views } = counts.canaries[salt] ?? { served: 0, views: 0 };
    const isOver = now.getTime() - Date.parse(ramp.at) >= ramp.eachMs;
    const next = ramp.steps.find((step) => step > basisPoints);
    const isLast = next === undefined && basisPoints < BASIS_POINTS;
    if (!isOver || isLast || Math.max(served, views) < guard.minimumViews) return [];
    return [{ id, salt, version, next }];
  });

/**
 * Takes a step, unless another server already has. Returns whether this one did.
 * @throws RefusedError if the rules forbid it
 */
export const takeStep = (
  store: ReleaseStore,
  { id, salt, version, next }: DueStep,
  now: Date,
): Promise<boolean> => {
  const change =
    next === undefined
      ? { action: "promote", id, detail: version }
      : { action: "canary", id, detail: `${version} for ${formatShare(next)}` };
  return changeAsServer({ store, by: "ramp" }, now, change, async (registry, at) => {
    const { canary } = entryOf(registry, id).channel;
    if (canary?.salt !== salt) return registry;
    if (next === undefined) {
      await assertCompatible(store, registry, id, version);
      return promote(registry, id, version, at);
    }
    if (!canary.ramp || canary.basisPoints >= next) return registry;
    return startCanary(registry, id, { ...canary, basisPoints: next, ramp: { ...canary.ramp, at } });
  });
};

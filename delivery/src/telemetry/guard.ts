import type { Registry } from "@promptfolio/contracts/registry";
import { type Change, changeRegistry, type RegistryWriter } from "../registry/change-registry";
import { ConflictError, type ReleaseStore } from "../registry/release-store";
import { entryOf, rejectCanary } from "../registry/transitions";
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
export const changeAsServer = async (
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

import type { Registry } from "@promptfolio/contracts/registry";
import { changeRegistry } from "../registry/change-registry";
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

/** The canaries that have to stop. */
export const trippedGuards = (registry: Registry, counts: Counts): TrippedGuard[] =>
  Object.entries(registry.entries).flatMap(
    ([
      id,
      {
        channel: { canary },
      },
    ]) => {
      const why = canary && judgeCanary(canary, counts);
      return canary && why ? [{ id, salt: canary.salt, why }] : [];
    },
  );

/**
 * Stops a canary, unless it has ended or changed in the meantime: several servers may decide to stop it. Returns
 * whether this one did.
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

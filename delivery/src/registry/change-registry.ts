import { isDeepStrictEqual } from "node:util";
import type { Registry } from "@promptfolio/contracts/registry";
import { ConflictError, type ReleaseStore } from "./release-store";
import { entryOf } from "./transitions";

/** A writer of the registry: a command, or a server's guard. */
export interface RegistryWriter {
  store: ReleaseStore;
  /** Recorded in the audit log. */
  by: string;
  now: () => Date;
  /** If true, everything is checked and nothing is written. */
  dryRun: boolean;
}

export interface Change {
  action: string;
  id: string;
  detail: string;
}

/** How many times to retry because another remote was changed at the same moment. */
const MAX_ATTEMPTS = 20;

/**
 * Compare-and-swap: decides on the current registry and writes the result. If another remote was changed in the
 * meantime, `decide` runs again on the new state. Returns false if nothing had to change.
 * @throws ConflictError if the same remote was changed.
 */
export const changeRegistry = async (
  { store, by, now, dryRun }: RegistryWriter,
  { action, id, detail }: Change,
  decide: (registry: Registry, at: string) => Promise<Registry> | Registry,
): Promise<boolean> => {
  const first = await store.readRegistry();
  let registry = first;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    // Timestamps in the history never go backwards, even if the writers' clocks differ.
    const moment = now().toISOString();
    const at = moment > registry.updatedAt ? moment : registry.updatedAt;
    const next = await decide(registry, at);
    if (next === registry) return false;
    if (dryRun) return true;
    try {
      await store.writeRegistry(next, registry.revision, { at, by, action, id, detail });
      return true;
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      registry = await store.readRegistry();
      if (!isDeepStrictEqual(entryOf(first, id), entryOf(registry, id))) throw error;
    }
  }
  throw new ConflictError();
};

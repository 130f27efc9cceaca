import type { Registry } from "@promptfolio/contracts/registry";
import type { ObjectStore } from "../registry/object-store";
import { LostRaceError, type ReleaseStore } from "../registry/release-store";
import { entryOf } from "../registry/transitions";

/** What a release command works with. */
export interface ReleaseContext {
  store: ReleaseStore;
  /** Where the store keeps its objects; the counts of telemetry are there too. */
  objects: ObjectStore;
  /** Who gives the command; stands in the audit log. */
  by: string;
  now: () => Date;
  /** Checks everything and writes nothing. */
  dryRun: boolean;
}

export interface Change {
  action: string;
  id: string;
  detail: string;
}

/** How often to decide anew because somebody else was faster with another remote. */
const ATTEMPTS = 20;

const sameEntry = (id: string, one: Registry, other: Registry): boolean =>
  JSON.stringify(entryOf(one, id)) === JSON.stringify(entryOf(other, id));

/**
 * Decides on the registry as it stands, and writes the outcome. If another remote was changed in the meantime, all of
 * `decide` is done again on the new state. Says whether anything had to change.
 * @throws LostRaceError if the same remote was changed.
 */
export const changeRegistry = async (
  { store, by, now, dryRun }: ReleaseContext,
  { action, id, detail }: Change,
  decide: (registry: Registry, at: string) => Promise<Registry> | Registry,
): Promise<boolean> => {
  const first = await store.readRegistry();
  let registry = first;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const at = now().toISOString();
    const next = await decide(registry, at);
    if (next === registry) return false;
    if (dryRun) return true;
    try {
      await store.writeRegistry(next, registry.revision, { at, by, action, id, detail });
      return true;
    } catch (error) {
      if (!(error instanceof LostRaceError)) throw error;
      registry = await store.readRegistry();
      if (!sameEntry(id, first, registry)) throw error;
    }
  }
  throw new LostRaceError();
};

import { createHash } from "node:crypto";
import type { Registry } from "@promptfolio/contracts/registry";
import { ConflictError, type ReleaseStore } from "../../registry/release-store";
import { entryOf } from "../../registry/transitions";

/** Identifies the state of a remote's registry entry; differs after each change. */
export const entryTag = (registry: Registry, id: string): string =>
  createHash("sha256")
    .update(JSON.stringify(entryOf(registry, id)))
    .digest("hex")
    .slice(0, 16);

/** The store as the caller has seen it: reads fail with a ConflictError if the remote was changed since. */
export const asSeen = (store: ReleaseStore, id: string, tag: string): ReleaseStore => ({
  ...store,
  readRegistry: async () => {
    const registry = await store.readRegistry();
    if (entryTag(registry, id) !== tag) throw new ConflictError();
    return registry;
  },
});

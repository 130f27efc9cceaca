import { isDeepStrictEqual } from "node:util";
import type { ChannelState } from "@promptfolio/contracts/api/release-history";
import type { ReleaseChange } from "@promptfolio/contracts/api/releases";
import type { Registry } from "@promptfolio/contracts/registry";
import { LRUCache } from "lru-cache";
import { authorName, type ReleaseStore, type Revision } from "../../registry/release-store";
import type { Authors } from "./release-overview";

/** How far back the log is read for the overview. */
const MAX_REVISIONS = 100;

const stableOf = (registry: Registry, id: string) => registry.entries[id]?.channel.stable ?? undefined;
const canaryOf = (registry: Registry, id: string) => registry.entries[id]?.channel.canary?.salt;

/**
 * The author of the change that led to what a remote serves now; undefined if the given revisions don't go back to it.
 */
const authorOf = (
  revisions: readonly Revision[],
  id: string,
  currentOf: (registry: Registry, id: string) => string | undefined,
): string | undefined => {
  const [newest] = revisions;
  const current = newest ? currentOf(newest.registry, id) : undefined;
  if (current === undefined) return undefined;
  const change = revisions.find(({ registry, change: { revision } }, index) => {
    const before = revisions[index + 1];
    const isFirst = before === undefined && revision === 1;
    const differs = before !== undefined && currentOf(before.registry, id) !== current;
    return currentOf(registry, id) === current && (isFirst || differs);
  });
  return change ? authorName(change.change) : undefined;
};

/** What a remote's visitors got, oldest first. */
const statesOf = (revisions: readonly Revision[], id: string): ChannelState[] => {
  const states: ChannelState[] = [];
  for (const { registry, change } of revisions.toReversed()) {
    const { stable = null, canary = null } = registry.entries[id]?.channel ?? {};
    const state: Omit<ChannelState, "at"> = {
      stable,
      canary: canary && { version: canary.version, basisPoints: canary.basisPoints },
    };
    const { at: _, ...before } = states.at(-1) ?? { at: "" };
    if (!isDeepStrictEqual(before, state)) states.push({ at: change.at, ...state });
  }
  return states;
};

export interface RecentChanges {
  changes: ReleaseChange[];
  authors: Map<string, Authors>;
  states: Map<string, ChannelState[]>;
}

const idsIn = (revisions: readonly Revision[]): string[] => Object.keys(revisions[0]?.registry.entries ?? {});

export const recentChangesOf = (revisions: readonly Revision[]): RecentChanges => ({
  changes: revisions.map(({ change: { key: _, ...line }, change }) => ({ ...line, by: authorName(change) })),
  authors: new Map(
    idsIn(revisions).map((id) => [
      id,
      { stable: authorOf(revisions, id, stableOf), canary: authorOf(revisions, id, canaryOf) },
    ]),
  ),
  states: new Map(idsIn(revisions).map((id) => [id, statesOf(revisions, id)])),
});

/** Reads the log once per revision of the registry. */
export const createRecentChanges = (store: ReleaseStore) => {
  const cache = new LRUCache<number, RecentChanges>({
    max: 1,
    // Who asked for a revision gets it, though there is a newer one by now.
    ignoreFetchAbort: true,
    fetchMethod: async () => {
      const revisions: Revision[] = [];
      for await (const revision of store.revisions()) {
        revisions.push(revision);
        if (revisions.length === MAX_REVISIONS) break;
      }
      return recentChangesOf(revisions);
    },
  });
  return (revision: number): Promise<RecentChanges> => cache.forceFetch(revision);
};

import type { Registry } from "@promptfolio/contracts/registry";
import { authorName, type ReleaseStore, type Revision } from "../registry/release-store";

const channelOf = (registry: Registry | undefined, id: string) => registry?.entries[id]?.channel;

/**
 * The payload of the webhook for a revision of the registry; undefined for changes that are not sent. Its `version` is the
 * one that is stable now, or the canary that was stopped; `previous` was stable before.
 */
export const eventOf = ({ change, registry }: Revision, before: Revision | undefined) => {
  const { id, action, detail, at } = change;
  const [now, then] = [channelOf(registry, id), channelOf(before?.registry, id)];
  const previous = then?.stable ?? null;
  const stopped = change.by === "guard" && !now?.canary ? then?.canary?.version : undefined;
  const isPromoted = now?.stable && now.stable !== previous;
  const version = isPromoted ? now.stable : stopped;
  if (!version) return undefined;
  const promotion = action === "rollback" ? "release.rolled-back" : "release.promoted";
  return {
    type: isPromoted ? promotion : "canary.stopped",
    timestamp: at,
    data: { remote: id, by: authorName(change), detail, revision: change.revision, version, previous },
  };
};

/** Changes that are older than this when a server sees them are not sent, such as after a downtime; in milliseconds. */
const MAX_AGE_MS = 3_600_000;

/** A revision, and the one before it. */
type Step = [revision: Revision, before: Revision | undefined];

/** Returns a function that reads the recent revisions since its last call, oldest first. */
export const createRevisionReader = (store: Pick<ReleaseStore, "revisions">, now: () => Date) => {
  let handled = 0;
  return async (): Promise<Step[]> => {
    const oldest = new Date(now().getTime() - MAX_AGE_MS).toISOString();
    const isNew = ({ change }: Revision): boolean => change.revision > handled && change.at >= oldest;
    /** Newest first, with the first one that is not new. */
    const found: Revision[] = [];
    for await (const revision of store.revisions()) {
      found.push(revision);
      if (!isNew(revision)) break;
    }
    const steps = found.flatMap((revision, index): Step[] =>
      isNew(revision) ? [[revision, found[index + 1]]] : [],
    );
    handled = found[0]?.change.revision ?? handled;
    return steps.toReversed();
  };
};

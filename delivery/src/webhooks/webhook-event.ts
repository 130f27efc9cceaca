import type { Registry } from "@promptfolio/contracts/registry";
import { authorName, type ReleaseStore, type Revision } from "../registry/release-store";

/** The payload of a webhook about a release. */
interface WebhookEvent {
  type: "release.promoted" | "release.rolled-back" | "canary.stopped";
  /** ISO 8601. */
  timestamp: string;
  data: {
    remote: string;
    /** The version that is stable now; for a stopped canary, the version that was stopped. */
    version: string;
    /** The version that was stable before; null if there was none. */
    previous: string | null;
    by: string;
    detail: string;
    revision: number;
  };
}

const channelOf = (registry: Registry | undefined, id: string) => registry?.entries[id]?.channel;

/** The event for a revision of the registry; undefined for changes that are not sent. */
export const eventOf = (revision: Revision, before: Revision | undefined): WebhookEvent | undefined => {
  const { change, registry } = revision;
  const { id, action, detail, at } = change;
  const [now, then] = [channelOf(registry, id), channelOf(before?.registry, id)];
  const data = { remote: id, by: authorName(change), detail, revision: change.revision };
  const previous = then?.stable ?? null;
  if (now?.stable && now.stable !== previous) {
    const type = action === "rollback" ? "release.rolled-back" : "release.promoted";
    return { type, timestamp: at, data: { ...data, version: now.stable, previous } };
  }
  const stopped = change.by === "guard" && !now?.canary && then?.canary;
  return stopped
    ? { type: "canary.stopped", timestamp: at, data: { ...data, version: stopped.version, previous } }
    : undefined;
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

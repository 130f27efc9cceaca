import type { Registry } from "@promptfolio/contracts/registry";
import { authorName } from "../registry/author-name";
import type { Revision } from "../registry/release-store";

/** What others are told of a release. */
export interface WebhookEvent {
  type: "release.promoted" | "release.rolled-back" | "canary.stopped";
  /** ISO 8601. */
  timestamp: string;
  data: {
    remote: string;
    /** What all visitors get now; of a stopped canary, the version that was stopped. */
    version: string;
    /** What was stable before; null: nothing was. */
    previous: string | null;
    by: string;
    detail: string;
    revision: number;
  };
}

const channelOf = (registry: Registry | undefined, id: string) => registry?.entries[id]?.channel;

/** What a revision of the registry tells others; null for what concerns nobody outside. */
export const eventOf = (revision: Revision, before: Revision | undefined): WebhookEvent | null => {
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
    : null;
};

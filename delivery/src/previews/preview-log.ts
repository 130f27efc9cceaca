import type { PreviewRecord } from "@promptfolio/contracts/api/releases";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { Type } from "typebox";
import { keysBefore, readLatest } from "../registry/object-log";
import { type Revocation, readRevocation } from "./preview-objects";
import type { Preview } from "./preview-token";

const LOG = "previews/log/";

const text = Type.String();
const EntrySchema = Type.Object({
  remote: text,
  version: text,
  by: text,
  issuedAt: text,
  expires: text,
});

/** The previews that administrators issued. The links are not in the log, as anyone with a link can use it. */
export interface PreviewLog {
  add(preview: Preview, by: string): Promise<void>;
  /** The latest, newest first. */
  recent(now: Date): Promise<PreviewRecord[]>;
}

/** Keys sort by time. */
const keyOf = ({ issuedAt, remote, version }: Preview): string =>
  `${LOG}${issuedAt.replaceAll(/[:.]/g, "-")}-${remote}-${version}.json`;

export const createPreviewLog = (objects: ObjectStore): PreviewLog => ({
  add: (preview, by) => objects.write(keyOf(preview), Buffer.from(JSON.stringify({ ...preview, by }))),
  recent: async (now) => {
    const entries = await readLatest(objects, LOG, EntrySchema);
    const revocations = new Map<string, Revocation | undefined>();
    for (const { remote } of entries)
      if (!revocations.has(remote)) revocations.set(remote, await readRevocation(objects, remote));
    return entries.map((entry): PreviewRecord => {
      const revocation = revocations.get(entry.remote);
      const isRevoked =
        revocation && entry.issuedAt <= revocation.before && revocation.before < entry.expires;
      const isOver = entry.expires <= now.toISOString();
      return {
        ...entry,
        state: isRevoked ? "revoked" : isOver ? "over" : "valid",
        revokedBy: isRevoked ? (revocation.by ?? null) : null,
      };
    });
  },
});

/** Keys of the log's entries that were written before a moment. */
export const previewsBefore = (objects: ObjectStore, moment: Date): Promise<string[]> =>
  keysBefore(objects, LOG, moment);

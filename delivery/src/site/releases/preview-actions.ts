import { createPreviewLog, revokePreviews } from "../../previews/preview-objects";
import { issuePreview, type PreviewOrder } from "../../previews/previews";
import { assertCompatible } from "../../registry/assert-compatible";
import type { ReleaseContext } from "../../registry/release-context";
import { RefusedError } from "../../registry/transitions";

export interface ActionOutcome {
  /** False if there was nothing to change. */
  changed: boolean;
  message: string;
  preview?: { link: string; expires: string };
}

/**
 * Makes a preview link and records its author in the log.
 * @throws RefusedError if the version does not exist, or is incompatible with the live releases
 */
export const makePreview = async (context: ReleaseContext, order: PreviewOrder): Promise<ActionOutcome> => {
  const { store, objects, by, dryRun } = context;
  const { id, version } = order;
  // If the version were resolved later, the link could show another one than the dialog names.
  if (!version) throw new RefusedError("A preview needs a version.");
  // Also refused when the link is opened, but by then it would have been sent to others.
  await assertCompatible(store, await store.readRegistry(), id, version);
  const message = `A preview link of ${id} ${version} is made.`;
  if (dryRun) return { changed: true, message };
  const { link, preview } = await issuePreview(context, order);
  await createPreviewLog(objects).add(preview, by);
  return { changed: true, message, preview: { link, expires: preview.expires } };
};

/** Revokes all preview links of a remote, including those made by the release command. */
export const revokeAllPreviews = async (
  { store, objects, trusted, now, by, dryRun }: ReleaseContext,
  id: string,
): Promise<ActionOutcome> => {
  // Throws a ConflictError if the remote has been changed since.
  await store.readRegistry();
  if (!dryRun) {
    await trusted?.assertMayPublish(id);
    await revokePreviews(objects, id, now(), by);
  }
  return { changed: true, message: `All preview links of ${id} are revoked.` };
};

import type { ReleaseContext } from "../../cli/context";
import { issuePreview, type PreviewOrder } from "../../previews/issue-preview";
import { createPreviewLog } from "../../previews/preview-log";
import { revokePreviews } from "../../previews/preview-objects";
import { assertCompatible } from "../../registry/assert-compatible";
import { RefusedError } from "../../registry/transitions";
import type { ActionOutcome } from "./perform-action";

/**
 * Makes a preview link and notes in the log who did.
 * @throws RefusedError if the version does not exist, or does not fit what is live
 */
export const makePreview = async (context: ReleaseContext, order: PreviewOrder): Promise<ActionOutcome> => {
  const { store, objects, by, dryRun } = context;
  const { id, version } = order;
  // A link whose version is only found later would show another one than the dialog says.
  if (!version) throw new RefusedError("A preview needs a version.");
  // Also refused when the link is opened; by then somebody would have sent it to others.
  await assertCompatible(store, await store.readRegistry(), id, version);
  const message = `A preview link of ${id} ${version} is made.`;
  if (dryRun) return { changed: true, message };
  const { link, preview } = await issuePreview(context, order);
  await createPreviewLog(objects).add(preview, by);
  return { changed: true, message, preview: { link, expires: preview.expires } };
};

/** Ends all preview links of a remote, those of the release command as well. */
export const revokeAllPreviews = async (
  { store, objects, trusted, now, by, dryRun }: ReleaseContext,
  id: string,
): Promise<ActionOutcome> => {
  // Ends in a conflict if somebody has changed the remote since.
  await store.readRegistry();
  if (!dryRun) {
    await trusted?.assertMayPublish(id);
    await revokePreviews(objects, id, now(), by);
  }
  return { changed: true, message: `All preview links of ${id} are revoked.` };
};

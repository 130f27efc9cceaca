import type { ReleaseAction } from "@promptfolio/contracts/api/releases";
import type { CanaryGuard } from "@promptfolio/contracts/registry";
import { createPreviewLog, revokePreviews } from "../../previews/preview-objects";
import { DEFAULT_PREVIEW_HOURS, issuePreview, type PreviewOrder } from "../../previews/previews";
import { assertCompatible } from "../../registry/assert-compatible";
import {
  endCanary,
  freezeChannel,
  promoteVersion,
  rampCanary,
  rollBackTo,
  unfreezeChannel,
} from "../../registry/channels";
import type { ReleaseContext } from "../../registry/release-context";
import { RefusedError } from "../../registry/transitions";

interface ActionOutcome {
  /** False if there was nothing to change. */
  changed: boolean;
  message: string;
  preview?: { link: string; expires: string };
}

/**
 * Makes a preview link and records its author in the log.
 * @throws RefusedError if the version does not exist, or is incompatible with the live releases
 */
const makePreview = async (context: ReleaseContext, order: PreviewOrder): Promise<ActionOutcome> => {
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
const revokeAllPreviews = async (
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

const DEFAULT_GUARD: CanaryGuard = { errorRate: 0.02, minimumViews: 100 };

/**
 * Does the same as the release command, by the same rules.
 * @throws RefusedError if the rules forbid it, ConflictError if another administrator or command changed the remote
 * first
 */
export const performAction = (
  context: ReleaseContext,
  { action, id, version, basisPoints, guard = DEFAULT_GUARD, ramp, why, hours }: ReleaseAction,
  origin: string,
): Promise<ActionOutcome> => {
  switch (action) {
    case "promote":
      return promoteVersion(context, id, version);
    case "canary": {
      const share = basisPoints ?? ramp?.steps[0];
      if (share === undefined) throw new RefusedError("A canary needs a share of the visitors.");
      return rampCanary(context, id, version, { basisPoints: share, guard, ...(ramp && { ramp }) });
    }
    case "stop canary":
      return endCanary(context, id, why ?? "stopped by hand");
    case "rollback":
      return rollBackTo(context, id, version);
    case "freeze":
      if (!why) throw new RefusedError("A freeze needs a reason.");
      return freezeChannel(context, id, why);
    case "unfreeze":
      return unfreezeChannel(context, id);
    case "preview":
      return makePreview(context, { id, version, hours: hours ?? DEFAULT_PREVIEW_HOURS, origin });
    case "revoke previews":
      return revokeAllPreviews(context, id);
  }
};

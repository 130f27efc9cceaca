import type { ReleaseAction } from "@promptfolio/contracts/api/releases";
import type { CanaryGuard } from "@promptfolio/contracts/registry";
import { DEFAULT_PREVIEW_HOURS } from "../../previews/previews";
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
import { type ActionOutcome, makePreview, revokeAllPreviews } from "./preview-actions";

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

import type { ReleaseAction } from "@promptfolio/contracts/api/releases";
import type { CanaryGuard } from "@promptfolio/contracts/registry";
import { endCanary, rampCanary } from "../../cli/channels/canary";
import type { ChannelChange } from "../../cli/channels/channel-change";
import { freezeChannel, unfreezeChannel } from "../../cli/channels/freeze";
import { promoteVersion } from "../../cli/channels/promote";
import { rollBackTo } from "../../cli/channels/rollback";
import type { ReleaseContext } from "../../cli/context";
import { RefusedError } from "../../registry/transitions";

const DEFAULT_GUARD: CanaryGuard = { errorRate: 0.02, minimumViews: 100 };

/**
 * Does what the release command does, by the same rules.
 * @throws RefusedError if they forbid it, ConflictError if somebody else was first
 */
export const performAction = (
  context: ReleaseContext,
  { action, id, version, basisPoints, guard = DEFAULT_GUARD, ramp, why }: ReleaseAction,
): Promise<ChannelChange> => {
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
  }
};

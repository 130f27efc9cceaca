import { randomBytes } from "node:crypto";
import { BASIS_POINTS, type CanaryGuard, type CanaryRamp } from "@promptfolio/contracts/registry";
import { assertCompatible } from "../assert-compatible";
import { assertVerified } from "../assert-verified";
import { type ChannelChange, changeRegistry } from "../change-registry";
import type { ReleaseContext } from "../release-context";
import { entryOf, startCanary, stopCanary } from "../transitions";
import { chooseVersion } from "./choose-version";

/** `5 %`, `0.25 %` */
export const formatShare = (basisPoints: number): string => `${(basisPoints * 100) / BASIS_POINTS} %`;

export interface CanarySettings {
  basisPoints: number;
  guard: CanaryGuard;
  ramp?: Omit<CanaryRamp, "at">;
  force?: boolean;
  unverified?: boolean;
}

const describeRamp = ({ steps, eachMs }: Omit<CanaryRamp, "at">): string =>
  `By itself it goes to ${steps.map(formatShare).join(", ")}, a step each ${eachMs / 60_000} min${steps.includes(BASIS_POINTS) ? ", and becomes stable" : ""}.`;

/** Starts a canary, or ramps it to another share. */
export const rampCanary = async (
  context: ReleaseContext,
  id: string,
  named: string | undefined,
  { basisPoints, guard, ramp, force = false, unverified = false }: CanarySettings,
): Promise<ChannelChange> => {
  const version = chooseVersion(await context.store.readRegistry(), id, named);
  const salt = randomBytes(6).toString("hex");
  const share = formatShare(basisPoints);
  const changed = await changeRegistry(
    context,
    { action: "canary", id, detail: `${version} for ${share}` },
    async (registry, at) => {
      await assertCompatible(context.store, registry, id, version);
      // A ramp to 100% promotes the version without another command, so the version must be verified now.
      if (ramp?.steps.includes(BASIS_POINTS) && !unverified)
        await assertVerified(context, registry, id, version);
      const canary = { version, basisPoints, salt, since: at, guard, ...(ramp && { ramp: { ...ramp, at } }) };
      return startCanary(registry, id, canary, { force });
    },
  );
  const limit = guard.errorRate * 100;
  const message = `${id} ${version} goes to ${share} of the visitors; it stops by itself above ${limit} errors in 100 page views, after ${guard.minimumViews} views.${ramp ? ` ${describeRamp(ramp)}` : ""}`;
  return { id, version, changed, message };
};

export const endCanary = async (context: ReleaseContext, id: string, why: string): Promise<ChannelChange> => {
  const version = entryOf(await context.store.readRegistry(), id).channel.canary?.version;
  const changed = await changeRegistry(context, { action: "stop canary", id, detail: why }, (registry) =>
    stopCanary(registry, id),
  );
  const message = changed ? `The canary of ${id} has ended.` : `${id} has no canary.`;
  return { id, version, changed, message };
};

import { randomBytes } from "node:crypto";
import { BASIS_POINTS, type CanaryGuard } from "@promptfolio/contracts/registry";
import { assertCompatible } from "../../registry/assert-compatible";
import { changeRegistry } from "../../registry/change-registry";
import { entryOf, startCanary, stopCanary } from "../../registry/transitions";
import { type Options, UsageError } from "../arguments";
import { type Command, requireRemote } from "../command";
import type { ReleaseContext } from "../context";
import { type ChannelChange, channelResult } from "./channel-change";
import { chooseVersion } from "./choose-version";
import { formatShare, parseShareOption } from "./share";

const DEFAULT_GUARD = { errorRate: "2%", minimumViews: "100" };

/** Starts a canary, or ramps it to another share. */
export const rampCanary = async (
  context: ReleaseContext,
  id: string,
  named: string | undefined,
  { basisPoints, guard, force = false }: { basisPoints: number; guard: CanaryGuard; force?: boolean },
): Promise<ChannelChange> => {
  const version = chooseVersion(await context.store.readRegistry(), id, named);
  const salt = randomBytes(6).toString("hex");
  const share = formatShare(basisPoints);
  const changed = await changeRegistry(
    context,
    { action: "canary", id, detail: `${version} for ${share}` },
    async (registry, at) => {
      await assertCompatible(context.store, registry, id, version);
      return startCanary(registry, id, { version, basisPoints, salt, since: at, guard }, { force });
    },
  );
  const limit = guard.errorRate * 100;
  const message = `${id} ${version} goes to ${share} of the visitors; it stops by itself above ${limit} errors in 100 page views, after ${guard.minimumViews} views.`;
  return { id, version, changed, message };
};

export const endCanary = async (context: ReleaseContext, id: string, why: string): Promise<ChannelChange> => {
  const version = entryOf(await context.store.readRegistry(), id).channel.canary?.version ?? null;
  const changed = await changeRegistry(context, { action: "stop canary", id, detail: why }, (registry) =>
    stopCanary(registry, id),
  );
  const message = changed ? `The canary of ${id} has ended.` : `${id} has no canary.`;
  return { id, version, changed, message };
};

const parseGuard = (options: Options): CanaryGuard => {
  const minimumViews = Number(options.minimumViews ?? DEFAULT_GUARD.minimumViews);
  if (!Number.isInteger(minimumViews) || minimumViews < 1)
    throw new UsageError(`--minimum-views must be a number from 1, not "${options.minimumViews}".`);
  const errorRate = options.errorRate ?? DEFAULT_GUARD.errorRate;
  return { errorRate: parseShareOption("--error-rate", errorRate) / BASIS_POINTS, minimumViews };
};

export const canaryCommand: Command = async (context, positionals, options) => {
  const id = await requireRemote(context, positionals, "canary");
  if (options.stop) return channelResult(await endCanary(context, id, options.why ?? "stopped by hand"));
  if (!options.share) throw new UsageError('canary needs a share, such as "--share 5%".');
  if (options.force && !positionals[1]) throw new UsageError("--force needs the version, by name.");
  const basisPoints = parseShareOption("--share", options.share);
  const guard = parseGuard(options);
  return channelResult(
    await rampCanary(context, id, positionals[1], { basisPoints, guard, force: options.force }),
  );
};

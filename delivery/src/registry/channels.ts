import { randomBytes } from "node:crypto";
import {
  BASIS_POINTS,
  type CanaryGuard,
  type CanaryRamp,
  type Isolation,
  type Registry,
} from "@promptfolio/contracts/registry";
import { SHELL_ID } from "@promptfolio/contracts/release";
import { assertCompatible } from "./assert-compatible";
import { changeRegistry } from "./change-registry";
import type { ReleaseContext } from "./release-context";
import {
  entryOf,
  freeze,
  isolate,
  promote,
  RefusedError,
  rollBack,
  startCanary,
  stopCanary,
} from "./transitions";
import { assertVerified } from "./verification";

export interface ChannelChange {
  id: string;
  /** False if there was nothing to change. */
  changed: boolean;
  message: string;
  version?: string | undefined;
}

/**
 * The newest release, provided that it was published after the current stable version was promoted. An older one was
 * skipped or rolled back, so it must be named explicitly.
 */
const newestRelease = (registry: Registry, id: string): string => {
  const { releases, channel } = entryOf(registry, id);
  const newest = releases.at(-1);
  if (!newest) throw new RefusedError(`No release of ${id} has been published.`);
  const { stable, since } = channel;
  if (newest.version !== stable && since && newest.publishedAt < since)
    throw new RefusedError(
      `${id} ${newest.version} was there already when ${stable} became stable: name the version that you mean.`,
    );
  return newest.version;
};

/** The version that a command uses if none is named: the canary's, else the newest. */
const chooseVersion = async ({ store }: ReleaseContext, id: string): Promise<string> => {
  const registry = await store.readRegistry();
  return entryOf(registry, id).channel.canary?.version ?? newestRelease(registry, id);
};

interface Overrides {
  /** Serve even code that a guard stopped or that was rolled back. */
  force?: boolean;
  /** Promote even a release that was not verified with the live releases; this is recorded in the log. */
  unverified?: boolean;
}

/**
 * Makes a version the stable one.
 * @throws RefusedError if it is not compatible with the live releases, or was not verified.
 */
export const promoteVersion = async (
  context: ReleaseContext,
  id: string,
  named: string | undefined,
  { force = false, unverified = false }: Overrides = {},
): Promise<ChannelChange> => {
  const version = named ?? (await chooseVersion(context, id));
  const detail = unverified ? `${version} (unverified)` : version;
  const changed = await changeRegistry(context, { action: "promote", id, detail }, async (registry, at) => {
    const next = promote(registry, id, version, at, { force });
    if (next === registry) return next;
    await assertCompatible(context.store, registry, id, version);
    if (!unverified) await assertVerified(context, registry, id, version);
    return next;
  });
  return { id, version, changed, message: `${id} ${version} is ${changed ? "now" : "already"} stable.` };
};

/** Rolls back to the previous version, or to a named one. */
export const rollBackTo = async (
  context: ReleaseContext,
  id: string,
  named: string | undefined,
): Promise<ChannelChange> => {
  const before = await context.store.readRegistry();
  const version = entryOf(rollBack(before, id, named, ""), id).channel.stable ?? undefined;
  const detail = `to ${version}`;
  const changed = await changeRegistry(context, { action: "rollback", id, detail }, async (registry, at) => {
    const next = rollBack(registry, id, named, at);
    const { stable } = entryOf(next, id).channel;
    if (stable) await assertCompatible(context.store, registry, id, stable);
    return next;
  });
  const left = entryOf(before, id).channel.stable;
  return { id, version, changed, message: `${id} is back at ${version}, from ${left}.` };
};

/** `5 %`, `0.25 %` */
export const formatShare = (basisPoints: number): string => `${(basisPoints * 100) / BASIS_POINTS} %`;

interface CanarySettings extends Overrides {
  basisPoints: number;
  guard: CanaryGuard;
  ramp?: Omit<CanaryRamp, "at">;
}

const describeRamp = ({ steps, eachMs }: Omit<CanaryRamp, "at">): string =>
  ` By itself it goes to ${steps.map(formatShare).join(", ")}, a step each ${eachMs / 60_000} min${steps.includes(BASIS_POINTS) ? ", and becomes stable" : ""}.`;

/** Starts a canary, or ramps it to another share. */
export const rampCanary = async (
  context: ReleaseContext,
  id: string,
  named: string | undefined,
  { basisPoints, guard, ramp, force = false, unverified = false }: CanarySettings,
): Promise<ChannelChange> => {
  const version = named ?? (await chooseVersion(context, id));
  const salt = randomBytes(6).toString("hex");
  const share = formatShare(basisPoints);
  const detail = `${version} for ${share}`;
  const changed = await changeRegistry(context, { action: "canary", id, detail }, async (registry, at) => {
    await assertCompatible(context.store, registry, id, version);
    // A ramp to 100% promotes the version without another command, so the version must be verified now.
    if (ramp?.steps.includes(BASIS_POINTS) && !unverified)
      await assertVerified(context, registry, id, version);
    const canary = { version, basisPoints, salt, since: at, guard, ...(ramp && { ramp: { ...ramp, at } }) };
    return startCanary(registry, id, canary, { force });
  });
  const limit = guard.errorRate * 100;
  const message = `${id} ${version} goes to ${share} of the visitors; it stops by itself above ${limit} errors in 100 page views, after ${guard.minimumViews} views.${ramp ? describeRamp(ramp) : ""}`;
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

export const freezeChannel = async (
  context: ReleaseContext,
  id: string,
  why: string,
): Promise<ChannelChange> => {
  const changed = await changeRegistry(context, { action: "freeze", id, detail: why }, (registry, at) =>
    freeze(registry, id, { by: context.by, why, at }),
  );
  return { id, changed, message: `${id} is frozen: nothing is promoted until it is unfrozen.` };
};

export const unfreezeChannel = async (context: ReleaseContext, id: string): Promise<ChannelChange> => {
  const changed = await changeRegistry(context, { action: "unfreeze", id, detail: "" }, (registry) =>
    entryOf(registry, id).channel.frozen ? freeze(registry, id, null) : registry,
  );
  return { id, changed, message: changed ? `${id} is open again.` : `${id} is not frozen.` };
};

/** Decides whether a remote's code runs in a frame without the site's origin. */
export const isolateRemote = async (
  context: ReleaseContext,
  id: string,
  isolation: Isolation,
): Promise<ChannelChange> => {
  if (id === SHELL_ID) throw new RefusedError("The shell can't run in a frame.");
  const changed = await changeRegistry(context, { action: "isolate", id, detail: isolation }, (registry) =>
    (entryOf(registry, id).channel.isolation ?? "none") === isolation
      ? registry
      : isolate(registry, id, isolation),
  );
  const place = isolation === "frame" ? "a frame without the site's origin" : "the site's page";
  return { id, changed, message: `${id} runs in ${place}.` };
};

import { randomBytes } from "node:crypto";
import type { CanaryGuard, Registry } from "@promptfolio/contracts/registry";
import { admit } from "../registry/admission";
import {
  entryOf,
  freeze,
  promote,
  RefusedError,
  rollBack,
  startCanary,
  stopCanary,
} from "../registry/transitions";
import { changeRegistry, type ReleaseContext } from "./change-registry";

/** What a command did to a channel, for people and for programs. */
export interface ChannelChange {
  id: string;
  /** False if there was nothing to change. */
  changed: boolean;
  message: string;
  version: string | null;
}

const WHOLE = 10_000;

/** `5 %`, `0.25 %` */
export const shareText = (basisPoints: number): string => `${basisPoints / 100} %`;

/**
 * The newest release, if it came after everybody's version was chosen: an older one was passed over, or taken back, and
 * is not given out by a command that names nothing.
 */
const newestOf = (registry: Registry, id: string): string => {
  const { releases, channel } = entryOf(registry, id);
  const newest = releases.at(-1);
  if (!newest) throw new RefusedError(`Nothing of ${id} has been published.`);
  const { stable, since } = channel;
  if (newest.version !== stable && since && newest.publishedAt < since)
    throw new RefusedError(
      `${id} ${newest.version} was there already when ${stable} was chosen: name the version that you mean.`,
    );
  return newest.version;
};

/** The version a command means if none is named: the canary's, else the newest. */
const versionOr = (registry: Registry, id: string, named: string | undefined): string =>
  named ?? entryOf(registry, id).channel.canary?.version ?? newestOf(registry, id);

/** Makes a version the one that everybody gets. */
export const promoteVersion = async (
  context: ReleaseContext,
  id: string,
  named: string | undefined,
): Promise<ChannelChange> => {
  const version = versionOr(await context.store.readRegistry(), id, named);
  const changed = await changeRegistry(
    context,
    { action: "promote", id, detail: version },
    async (registry, at) => {
      const next = promote(registry, id, version, at);
      if (next !== registry) await admit(context.store, registry, id, version);
      return next;
    },
  );
  const message = changed
    ? `${id} ${version} is what everybody gets now.`
    : `${id} ${version} is what everybody gets already.`;
  return { id, version, changed, message };
};

/** Gives a version to a share of the visitors, or to a larger share. */
export const rampCanary = async (
  context: ReleaseContext,
  id: string,
  named: string | undefined,
  { basisPoints, guard }: { basisPoints: number; guard: CanaryGuard },
): Promise<ChannelChange> => {
  const version = versionOr(await context.store.readRegistry(), id, named);
  const salt = randomBytes(6).toString("hex");
  const changed = await changeRegistry(
    context,
    { action: "canary", id, detail: `${version} for ${shareText(basisPoints)}` },
    async (registry, at) => {
      await admit(context.store, registry, id, version);
      return startCanary(registry, id, { version, basisPoints, salt, since: at, guard });
    },
  );
  return {
    id,
    version,
    changed,
    message: `${id} ${version} goes to ${shareText(basisPoints)} of the visitors; it stops by itself above ${guard.errorRate * 100} errors in 100 page views, after ${guard.minimumViews} views.`,
  };
};

export const endCanary = async (context: ReleaseContext, id: string, why: string): Promise<ChannelChange> => {
  const version = entryOf(await context.store.readRegistry(), id).channel.canary?.version ?? null;
  const changed = await changeRegistry(context, { action: "stop canary", id, detail: why }, (registry) =>
    stopCanary(registry, id),
  );
  const message = changed ? `The canary of ${id} has ended.` : `${id} has no canary.`;
  return { id, version, changed, message };
};

/** Back to the version before, or to a named one. */
export const rollBackTo = async (
  context: ReleaseContext,
  id: string,
  named: string | undefined,
): Promise<ChannelChange> => {
  const before = await context.store.readRegistry();
  const target = entryOf(rollBack(before, id, named ?? null, ""), id).channel.stable;
  const changed = await changeRegistry(
    context,
    { action: "rollback", id, detail: `to ${target}` },
    async (registry, at) => {
      const next = rollBack(registry, id, named ?? null, at);
      const { stable } = entryOf(next, id).channel;
      if (stable) await admit(context.store, registry, id, stable);
      return next;
    },
  );
  const left = entryOf(before, id).channel.stable;
  return { id, version: target, changed, message: `${id} is back at ${target}, from ${left}.` };
};

export const freezeChannel = async (
  context: ReleaseContext,
  id: string,
  why: string,
): Promise<ChannelChange> => {
  const changed = await changeRegistry(context, { action: "freeze", id, detail: why }, (registry, at) =>
    freeze(registry, id, { by: context.by, why, at }),
  );
  return {
    id,
    version: null,
    changed,
    message: `${id} is frozen: nothing is promoted until it is unfrozen.`,
  };
};

export const unfreezeChannel = async (context: ReleaseContext, id: string): Promise<ChannelChange> => {
  const changed = await changeRegistry(context, { action: "unfreeze", id, detail: "" }, (registry) =>
    entryOf(registry, id).channel.frozen ? freeze(registry, id, null) : registry,
  );
  return { id, version: null, changed, message: changed ? `${id} is open again.` : `${id} is not frozen.` };
};

/** Reads `5%`, `12.5%` or `0.05` as basis points; null if it is no share above 0. */
export const readShare = (text: string): number | null => {
  const match = /^(\d+(?:\.\d+)?)(%?)$/.exec(text.trim());
  if (!match) return null;
  const basisPoints = Math.round(Number(match[1]) * (match[2] === "%" ? 100 : WHOLE));
  return basisPoints > 0 && basisPoints <= WHOLE ? basisPoints : null;
};

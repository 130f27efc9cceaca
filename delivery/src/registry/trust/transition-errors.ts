import { isDeepStrictEqual } from "node:util";
import type { Registry, RegistryEntry } from "@promptfolio/contracts/registry";
import type { AuditLine } from "../release-store";
import {
  entryOf,
  freeze,
  isolate,
  promote,
  publish,
  RefusedError,
  rejectCanary,
  rollBack,
  startCanary,
  stopCanary,
} from "../transitions";
import type { Right } from "./trust-document";

/** @param after the remote's entry in the state after */
type Replay = (before: Registry, after: RegistryEntry, change: AuditLine) => Registry[];

const replayPublish = (before: Registry, { releases }: RegistryEntry, { id, at }: AuditLine): Registry => {
  const release = releases.at(-1);
  if (!release) return before;
  const { publishedAt: _, ...published } = release;
  return publish(before, id, published, at);
};

const replayPromote: Replay = (before, { channel: { stable } }, { id, at }) =>
  stable === null ? [] : [promote(before, id, stable, at, { force: true })];

interface Action {
  rights: Right[];
  /** Applies the rules to the state before; the state after must be one of the results. */
  replay: Replay;
}

const ACTIONS: Record<string, Action> = {
  publish: { rights: ["publish"], replay: (...step) => [replayPublish(...step)] },
  promote: { rights: ["promote"], replay: replayPromote },
  "publish and promote": {
    rights: ["publish", "promote"],
    replay: (before, after, change) => replayPromote(replayPublish(before, after, change), after, change),
  },
  canary: {
    rights: ["canary"],
    replay: (before, { channel: { canary } }, { id }) =>
      canary ? [startCanary(before, id, canary, { force: true })] : [],
  },
  "stop canary": {
    rights: ["canary"],
    replay: (before, _, { id, detail, at }) => [stopCanary(before, id), rejectCanary(before, id, detail, at)],
  },
  rollback: {
    rights: ["rollback"],
    replay: (before, { channel }, { id, at }) => [rollBack(before, id, channel.stable ?? undefined, at)],
  },
  freeze: {
    rights: ["freeze"],
    replay: (before, { channel: { frozen } }, { id, at }) =>
      frozen ? [freeze(before, id, { ...frozen, at })] : [],
  },
  unfreeze: { rights: ["freeze"], replay: (before, _, { id }) => [freeze(before, id, null)] },
  isolate: {
    rights: ["isolate"],
    replay: (before, { channel }, { id }) => [isolate(before, id, channel.isolation ?? "none")],
  },
  /** Only confirms the current state. */
  renew: { rights: [], replay: (before) => [before] },
};

/** The rights that a change needs; undefined if there is no such action. */
export const rightsFor = (action: string): readonly Right[] | undefined =>
  Object.hasOwn(ACTIONS, action) ? ACTIONS[action]?.rights : undefined;

/**
 * Why one state of the registry can't follow another by the change that it names; undefined if it can. The rules are
 * applied again, and all other remotes must be unchanged.
 */
export const transitionError = (before: Registry, after: Registry, change: AuditLine): string | undefined => {
  const action = Object.hasOwn(ACTIONS, change.action) ? ACTIONS[change.action] : undefined;
  if (!action) return `there is no action ${change.action}`;
  if (after.updatedAt !== change.at || after.updatedAt < before.updatedAt)
    return "it is older than the state before";
  try {
    const isPossible = action
      .replay(before, entryOf(after, change.id), change)
      .some(({ entries }) => isDeepStrictEqual(entries, after.entries));
    return isPossible ? undefined : `it is not what ${change.action} ${change.id} makes of the state before`;
  } catch (error) {
    if (error instanceof RefusedError) return error.message;
    throw error;
  }
};

import { isDeepStrictEqual } from "node:util";
import type { Registry } from "@promptfolio/contracts/registry";
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

type Replay = (before: Registry, after: Registry, change: AuditLine) => Registry[];

const replayPublish = (before: Registry, after: Registry, { id, at }: AuditLine): Registry => {
  const release = entryOf(after, id).releases.at(-1);
  if (!release) return before;
  const { publishedAt: _, ...published } = release;
  return publish(before, id, published, at);
};

const replayPromote: Replay = (before, after, { id, at }) => {
  const { stable } = entryOf(after, id).channel;
  return stable === null ? [] : [promote(before, id, stable, at, { force: true })];
};

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
    replay: (before, after, { id }) => {
      const { canary } = entryOf(after, id).channel;
      return canary ? [startCanary(before, id, canary, { force: true })] : [];
    },
  },
  "stop canary": {
    rights: ["canary"],
    replay: (before, _, { id, detail, at }) => [stopCanary(before, id), rejectCanary(before, id, detail, at)],
  },
  rollback: {
    rights: ["rollback"],
    replay: (before, after, { id, at }) => [
      rollBack(before, id, entryOf(after, id).channel.stable ?? undefined, at),
    ],
  },
  freeze: {
    rights: ["freeze"],
    replay: (before, after, { id, at }) => {
      const { frozen } = entryOf(after, id).channel;
      return frozen ? [freeze(before, id, { ...frozen, at })] : [];
    },
  },
  unfreeze: { rights: ["freeze"], replay: (before, _, { id }) => [freeze(before, id, null)] },
  isolate: {
    rights: ["isolate"],
    replay: (before, after, { id }) => [isolate(before, id, entryOf(after, id).channel.isolation ?? "none")],
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
      .replay(before, after, change)
      .some(({ entries }) => isDeepStrictEqual(entries, after.entries));
    return isPossible ? undefined : `it is not what ${change.action} ${change.id} makes of the state before`;
  } catch (error) {
    if (error instanceof RefusedError) return error.message;
    throw error;
  }
};

import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { newestRevision, REVISIONS, revisionKey, revisionOf } from "../object-keys";
import type { LastGood } from "./last-good";
import { readState, type VerifiedState, verifyState } from "./state";
import type { TrustReader } from "./trust-chain";
import type { TrustDocument } from "./trust-document";

/** How many states are read at a time when going back to a checkpoint. */
const BATCH = 16;

interface ChainOptions {
  objects: ObjectStore;
  trust: TrustReader;
  now: () => Date;
  /** The newest state that this machine has verified before: older ones are refused. */
  lastGood: LastGood | undefined;
}

/** Reads each existing object only once, so that going back and going forward see the same states. */
const readOnce = (objects: ObjectStore): ObjectStore["read"] => {
  const found = new Map<string, Buffer>();
  return async (key) => {
    const bytes = found.get(key) ?? (await objects.read(key));
    if (bytes) found.set(key, bytes);
    return bytes;
  };
};

/** The chain of verified states, which newer states extend. */
export const createStateChain = ({ objects, trust, now, lastGood }: ChainOptions) => {
  let head: VerifiedState | undefined;
  let problem: string | undefined;
  /** Describes what was missing at the start; stays a problem until there is a newer verified state. */
  let gap: string | undefined;

  /** The last state that root keys have signed, going back from the newest. */
  const findCheckpoint = async (
    document: TrustDocument,
    read: ObjectStore["read"],
  ): Promise<VerifiedState | undefined> => {
    const keys = (await objects.list(REVISIONS)).map(({ key }) => key).reverse();
    for (let from = 0; from < keys.length; from += BATCH) {
      const batch = keys.slice(from, from + BATCH);
      const states = await Promise.all(batch.map(read));
      for (const [index, bytes] of states.entries())
        try {
          const state = bytes && verifyState(bytes, undefined, { trust: document, now: now(), isNew: false });
          if (state?.registry.revision === revisionOf(batch[index] ?? "")) return state;
        } catch {
          // Expected for most states: without one before, only a checkpoint verifies. Real errors are reported when
          // going forward.
        }
    }
    return undefined;
  };

  const goForward = async (isNew: boolean, read = (key: string) => objects.read(key)): Promise<void> => {
    let document: TrustDocument | undefined;
    for (;;) {
      const revision: number = (head?.registry.revision ?? 0) + 1;
      const bytes = await read(revisionKey(revision));
      if (!bytes) return;
      document ??= await trust.read();
      try {
        head = verifyState(bytes, head, { trust: document, now: now(), isNew });
        gap = undefined;
      } catch (error) {
        const newest = await trust.read();
        if (newest.version === document.version) {
          const why = error instanceof Error ? error.message : error;
          problem = `revision ${revision} of the registry is refused: ${why}`;
          return;
        }
        document = newest;
      }
    }
  };

  const begin = async (): Promise<void> => {
    const document = await trust.read();
    // Looked up first, so that states written while the history is read don't count as gaps in it.
    const newest = await newestRevision(objects);
    const remembered = lastGood && readState(lastGood.state).state;
    const read = readOnce(objects);
    head = remembered ?? (await findCheckpoint(document, read));
    const begunAt = remembered?.registry.revision ?? 0;
    await goForward(false, read);
    const revision = head?.registry.revision ?? 0;
    if (newest < begunAt) gap = `the registry is at revision ${newest}, and was at ${revision} before`;
    else if (newest > revision && !problem) gap = `revision ${revision + 1} of the registry is missing`;
  };

  let isBegun = false;
  return {
    /** The newest state that verifies; undefined if there is none. */
    head: (): VerifiedState | undefined => head,
    /** Why a later state or trust document was refused, or what is missing; undefined if there is no problem. */
    problem: (): string | undefined => trust.problem() ?? problem ?? gap,
    /** Moves the head to the newest state that verifies. */
    advance: async (): Promise<void> => {
      problem = undefined;
      if (isBegun) return goForward(true);
      await begin();
      isBegun = true;
    },
  };
};

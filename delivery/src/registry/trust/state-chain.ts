import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { REVISIONS, revisionKey, revisionOf } from "../object-keys";
import { parseRevision } from "../registry-schema";
import { contentsOf, hashOf } from "./envelope";
import type { LastGood } from "./last-good";
import { CHECKPOINT, type StateReader, type VerifiedState, verifyState } from "./state";
import type { TrustReader } from "./trust-chain";
import type { TrustDocument } from "./trust-document";

/** How many states are read at a time on the way back to a checkpoint. */
const BATCH = 16;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A way from states that were verified to those that were written since. */
export interface StateChain {
  /** The newest state that verifies; null if there is none. */
  head(): VerifiedState | null;
  /** Why a state after it was refused, if one was. */
  problem(): string | null;
  /** Goes on to the newest state that verifies. */
  advance(): Promise<void>;
}

interface ChainOptions {
  objects: ObjectStore;
  trust: TrustReader;
  now: () => Date;
  /** What this machine has verified before: nothing older is taken. */
  lastGood: LastGood | null;
}

const verifyStored = (bytes: Buffer): VerifiedState => {
  const contents = contentsOf(bytes);
  return { ...parseRevision(contents.toString("utf8")), hash: hashOf(contents), bytes };
};

export const createStateChain = ({ objects, trust, now, lastGood }: ChainOptions): StateChain => {
  let head: VerifiedState | null = null;
  let problem: string | null = null;
  /** What a start has found missing; it stays a problem until the history goes on. */
  let gap: string | null = null;

  const readerOf = (document: TrustDocument, isNew: boolean): StateReader => ({
    trust: document,
    now: now(),
    isNew,
  });

  /** The last state that root keys have signed, going back from the newest. */
  const findCheckpoint = async (document: TrustDocument): Promise<VerifiedState | null> => {
    const keys = (await objects.list(REVISIONS)).map(({ key }) => key).reverse();
    for (let from = 0; from < keys.length; from += BATCH) {
      const batch = keys.slice(from, from + BATCH);
      const states = await Promise.all(batch.map((key) => objects.read(key)));
      for (const [index, bytes] of states.entries())
        try {
          const state = bytes && verifyState(bytes, null, readerOf(document, false));
          if (
            state?.change.action === CHECKPOINT &&
            state.registry.revision === revisionOf(batch[index] ?? "")
          )
            return state;
        } catch {
          // Most states are no checkpoints; what is wrong with the others is told on the way forward.
        }
    }
    return null;
  };

  const goForward = async (isNew: boolean): Promise<void> => {
    for (;;) {
      const revision: number = (head?.registry.revision ?? 0) + 1;
      const bytes = await objects.read(revisionKey(revision));
      if (!bytes) return;
      const document = await trust.read();
      try {
        head = verifyState(bytes, head, readerOf(document, isNew));
        gap = null;
      } catch (error) {
        problem = `revision ${revision} of the registry is refused: ${messageOf(error)}`;
        return;
      }
    }
  };

  const reportGaps = async (): Promise<void> => {
    const last = (await objects.list(REVISIONS)).at(-1);
    const revision = head?.registry.revision ?? 0;
    const newest = last ? revisionOf(last.key) : 0;
    if (newest < revision) gap = `the registry is at revision ${newest}, and was at ${revision} before`;
    if (newest > revision && !problem) gap = `revision ${revision + 1} of the registry is missing`;
  };

  const begin = async (): Promise<void> => {
    const document = await trust.read();
    head = lastGood?.state ? verifyStored(lastGood.state) : await findCheckpoint(document);
    await goForward(false);
    await reportGaps();
  };

  let isBegun = false;
  return {
    head: () => head,
    problem: () => trust.problem() ?? problem ?? gap,
    advance: async () => {
      problem = null;
      if (isBegun) return goForward(true);
      await begin();
      isBegun = true;
    },
  };
};

import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { createReleaseStore } from "./create-release-store";
import { trustKey } from "./object-keys";
import type { ReleaseObjects } from "./release-objects";
import type { ReleaseStore } from "./release-store";
import type { SigningKey } from "./trust/keys";
import type { LastGoodStore } from "./trust/last-good";
import { openTrustedStore, type TrustedStore } from "./trust/trusted-store";

export interface OpenOptions {
  /** The configured trust document: only what its signatures lead to is trusted. Undefined: nothing is verified. */
  pinned: Buffer | undefined;
  signers?: readonly SigningKey[];
  now?: () => Date;
  /** Called if verification fails, while the last good state stays in use; undefined: a failure is an error. */
  onProblem?: ((problem: string) => void) | undefined;
  lastGood?: LastGoodStore;
}

/** A store whose contents are verified if a trust document is given; `trusted` is undefined if not. */
export const openReleaseStore = async (
  objects: ReleaseObjects,
  { pinned, signers = [], now = () => new Date(), onProblem, lastGood }: OpenOptions,
): Promise<{ store: ReleaseStore; trusted: TrustedStore | undefined }> => {
  const base = createReleaseStore(objects);
  if (!pinned) return { store: base, trusted: undefined };
  const options = { base, objects, pinned, signers, now, onProblem };
  const trusted = await openTrustedStore(lastGood ? { ...options, lastGood } : options);
  return { store: trusted, trusted };
};

/** The store's own first trust document, for commands on machines without a configured one. */
export const readFirstTrust = (objects: ObjectStore): Promise<Buffer | undefined> =>
  objects.read(trustKey(1));

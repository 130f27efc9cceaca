import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { createReleaseStore } from "./create-release-store";
import { trustKey } from "./object-keys";
import type { ReleaseObjects } from "./release-objects";
import type { ReleaseStore } from "./release-store";
import { openTrustedStore, type TrustedStore, type TrustOptions } from "./trust/trusted-store";

export interface OpenOptions extends TrustOptions {
  /** The configured trust document: only what its signatures lead to is trusted. Undefined: nothing is verified. */
  pinned: Buffer | undefined;
}

/** A store whose contents are verified if a trust document is given; `trusted` is undefined if not. */
export const openReleaseStore = async (
  objects: ReleaseObjects,
  { pinned, ...options }: OpenOptions,
): Promise<{ store: ReleaseStore; trusted: TrustedStore | undefined }> => {
  const base = createReleaseStore(objects);
  if (!pinned) return { store: base, trusted: undefined };
  const trusted = await openTrustedStore(base, objects, pinned, options);
  return { store: trusted, trusted };
};

/** The store's own first trust document, for commands on machines without a configured one. */
export const readFirstTrust = (objects: ObjectStore): Promise<Buffer | undefined> =>
  objects.read(trustKey(1));

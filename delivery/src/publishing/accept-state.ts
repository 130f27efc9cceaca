import { readFile } from "node:fs/promises";
import type { Registry } from "@promptfolio/contracts/registry";
import { assertCompatible } from "../registry/assert-compatible";
import { releaseIntegrity } from "../registry/integrity";
import { revisionKey } from "../registry/object-keys";
import type { ReleaseObjects } from "../registry/release-objects";
import { createSharedFilesCheck } from "../registry/shared-files";
import { emptyRegistry, entryOf, RefusedError } from "../registry/transitions";
import { CHECKPOINT, type VerifiedState } from "../registry/trust/state";
import { hasRight } from "../registry/trust/trust-document";
import type { TrustedStore } from "../registry/trust/trusted-store";
import { isVerified, verifiedBeside } from "../registry/verification";

interface Receiver {
  objects: ReleaseObjects;
  trusted: TrustedStore;
}

/** Checks that a release that the state adds was uploaded and is the one that the state names. */
const assertPublished = async ({ trusted }: Receiver, { registry, change: { id } }: VerifiedState) => {
  const release = entryOf(registry, id).releases.at(-1);
  const descriptor = release && (await trusted.readDescriptor(id, release.version));
  const isThere =
    descriptor &&
    release.integrity === releaseIntegrity(descriptor) &&
    release.contentHash === descriptor.contentHash &&
    release.descriptor !== undefined &&
    release.descriptor === (await trusted.hashDescriptor(id, release.version));
  if (!isThere) throw new RefusedError(`The release of ${id} that this names has not been uploaded.`);
  await createSharedFilesCheck(trusted, descriptor)(registry);
};

/**
 * Checks that a release that becomes stable was verified with the live releases, or that the key may skip that and the
 * log records it.
 */
const assertVerifiedOrAllowed = async (
  { objects, trusted }: Receiver,
  before: Registry,
  { registry, change: { id, detail, key } }: VerifiedState,
): Promise<void> => {
  const { channel, releases } = entryOf(registry, id);
  const release = releases.find(({ version }) => version === channel.stable);
  if (!release) return;
  const { version, integrity } = release;
  if (await isVerified(objects, { id, version, integrity, beside: verifiedBeside(before, id) })) return;
  const signer = (await trusted.trust()).keys.find(({ name }) => name === key);
  if (!signer || !hasRight(signer, id, "unverified"))
    throw new RefusedError(
      `${id} ${version} was not verified beside what is live, and the key ${key} may not skip that: run "release verify ${id} ${version}".`,
    );
  if (!detail.endsWith("(unverified)")) throw new RefusedError("The audit line must end with (unverified).");
};

/** The version that visitors get after a change but not before it; undefined if there is none. */
const newlyServed = (before: Registry, { registry, change: { id } }: VerifiedState): string | undefined => {
  const [was, is] = [entryOf(before, id).channel, entryOf(registry, id).channel];
  if (is.stable !== was.stable) return is.stable ?? undefined;
  return is.canary?.version === was.canary?.version ? undefined : is.canary?.version;
};

/** Stores a state that a team has signed, after the checks that every reader makes and those that only the site can. */
export const acceptState = async (receiver: Receiver, key: string, file: string): Promise<boolean> => {
  const { trusted } = receiver;
  const bytes = await readFile(file);
  const state = await trusted.checkState(bytes);
  if (revisionKey(state.registry.revision) !== key)
    throw new RefusedError(`This is revision ${state.registry.revision}.`);
  const before = trusted.head()?.registry ?? emptyRegistry();
  const { action, id } = state.change;
  if (action.includes("publish")) await assertPublished(receiver, state);
  const version = newlyServed(before, state);
  if (version && action !== CHECKPOINT) await assertCompatible(trusted, before, id, version);
  if (version && action.includes("promote")) await assertVerifiedOrAllowed(receiver, before, state);
  await trusted.acceptState(bytes);
  return true;
};

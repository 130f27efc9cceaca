import type { Channel } from "@promptfolio/contracts/registry";
import { assertCompatible, assertDescriptorCompatible } from "../../registry/assert-compatible";
import { changeRegistry } from "../../registry/change-registry";
import { releaseIntegrity } from "../../registry/integrity";
import type { ReleaseContext } from "../../registry/release-context";
import { createSharedFilesCheck } from "../../registry/shared-files";
import { entryOf, promote, publish } from "../../registry/transitions";
import { assertVerified, isReleaseVerified } from "../../registry/verification";
import { assertValidFolder } from "../check/folder-errors";
import { filesInBuild, readBuild } from "./read-build";
import { repairRelease, uploadBuild } from "./upload";

export interface Published {
  id: string;
  version: string;
  /** False if the same release was already published. */
  isNew: boolean;
  files: number;
  /** The stored files that were missing or damaged, and were written again. */
  repaired: string[];
  /** Whether this command made it stable. */
  promoted: boolean;
  /** True if nothing was changed, because changes are signed here and no key was named. */
  needsKey: boolean;
}

/**
 * Which releases become stable on publishing. "none": none. "new": those that were not published before. "fitting":
 * also those that were stable earlier, as after a revert in the sources, but none that was rolled back, and none of a
 * frozen remote.
 */
export type PromoteOnPublish = "none" | "new" | "fitting";

const shouldPromote = (
  promoting: PromoteOnPublish,
  { stable, history, frozen, rejected }: Channel,
  { version, contentHash }: { version: string; contentHash: string },
  isNew: boolean,
): boolean => {
  if (promoting !== "fitting") return promoting === "new" && isNew;
  const wasStable = history.some((earlier) => earlier.version === version);
  const isRejected = rejected.some((known) => known.contentHash === contentHash);
  return frozen === null && !isRejected && version !== stable && (isNew || wasStable);
};

/**
 * Publishes a built release: files first, descriptor next, registry last, so that no reader ever sees half of it.
 * @throws RefusedError if the version exists with other contents, or is incompatible with the live releases.
 */
export const publishBuild = async (
  context: ReleaseContext,
  folder: string,
  promoting: PromoteOnPublish = "none",
  { mustBeVerified = false } = {},
): Promise<Published> => {
  const { store, dryRun } = context;
  const build = await readBuild(folder);
  const { id, version, contentHash } = build.descriptor;
  const built = { version, integrity: releaseIntegrity(build.descriptor), contentHash };
  const registry = await store.readRegistry();
  const isNew = publish(registry, id, built, "") !== registry;
  const isStored = (await store.hashDescriptor(id, version)) !== undefined;
  const promotes = shouldPromote(promoting, entryOf(registry, id).channel, built, isNew);
  const repaired = isNew || !isStored || dryRun ? [] : await repairRelease(store, build);
  const result = { id, version, files: build.descriptor.files.length, repaired, needsKey: false };
  if (!isNew && !promotes && isStored) return { ...result, isNew, promoted: false };
  if (promoting === "fitting" && context.trusted && context.signers.length === 0)
    return { ...result, isNew: false, promoted: false, needsKey: true };
  await context.trusted?.assertMayPublish(id);
  if (isNew) await assertValidFolder(folder, build.descriptor, await filesInBuild(folder));
  await assertDescriptorCompatible(store, registry, build.descriptor);
  const assertSharedFiles = createSharedFilesCheck(store, build.descriptor);
  await assertSharedFiles(registry);
  // A known release is uploaded again if its files were pruned.
  if (!dryRun && (isNew || !isStored)) await uploadBuild(store, build);
  const stored = await store.hashDescriptor(id, version);
  const release = stored === undefined ? built : { ...built, descriptor: stored };
  const action = [...(isNew ? ["publish"] : []), ...(promotes ? ["promote"] : [])].join(" and ");
  const entered = publish(registry, id, release, "");
  if (promotes && mustBeVerified) await assertVerified(context, entered, id, version);
  const isUnverified = promotes && !(await isReleaseVerified(context, entered, id, version));
  const detail = isUnverified ? `${version} (unverified)` : version;
  await changeRegistry(context, { action, id, detail }, async (current, at) => {
    const next = publish(current, id, release, at);
    // Checked again: another release may have been published in the meantime.
    await assertSharedFiles(current);
    if (!promotes) return next;
    if (!dryRun) await assertCompatible(store, current, id, version);
    return promote(next, id, version, at);
  });
  return { ...result, isNew, promoted: promotes };
};

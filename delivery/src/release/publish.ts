import type { Registry } from "@promptfolio/shared/contracts/registry";
import type { ReleaseDescriptor } from "@promptfolio/shared/contracts/release";
import { admit } from "../registry/admission";
import { ownershipConflicts } from "../registry/path-ownership";
import type { ReleaseStore } from "../registry/release-store";
import { entryOf, promote, publish, RefusedError } from "../registry/transitions";
import { changeRegistry, type ReleaseContext } from "./change-registry";
import { releaseIntegrity } from "./integrity";
import { readBuild } from "./read-build";
import { uploadBuild } from "./upload";

export interface Published {
  id: string;
  version: string;
  /** False if the very same release was there already. */
  isNew: boolean;
  files: number;
  /** Whether it is now what everybody gets, because of this command. */
  promoted: boolean;
}

const refuseForeignPaths = async (
  store: ReleaseStore,
  registry: Registry,
  { id, version, routes }: ReleaseDescriptor,
): Promise<void> => {
  const others = await Promise.all(
    Object.keys(registry.entries).map(async (other) => {
      const { stable } = entryOf(registry, other).channel;
      const owner = stable === null ? null : await store.readDescriptor(other, stable);
      return { id: other, routes: owner?.routes ?? [] };
    }),
  );
  const conflicts = ownershipConflicts(id, routes, others);
  if (conflicts.length > 0)
    throw new RefusedError(`${id} ${version} claims paths of others: ${conflicts.join("; ")}.`);
};

/**
 * Enters a built release into the registry: files first, descriptor next, registry last, so that nobody ever sees half
 * of it. With `promoteNew` it also becomes what everybody gets, if it was not published before.
 * @throws RefusedError if the version is taken by other contents, or a path by another remote.
 */
export const publishBuild = async (
  context: ReleaseContext,
  folder: string,
  { promoteNew = false } = {},
): Promise<Published> => {
  const { store, dryRun } = context;
  const build = await readBuild(folder);
  const { id, version } = build.descriptor;
  const integrity = releaseIntegrity(build.descriptor);
  const registry = await store.readRegistry();
  const isNew = publish(registry, id, { version, integrity }, "") !== registry;
  await refuseForeignPaths(store, registry, build.descriptor);
  // Also what is known already is completed: its files may have been pruned.
  if (!dryRun && (isNew || !(await store.readDescriptor(id, version)))) await uploadBuild(store, build);

  const promoted = isNew && promoteNew;
  await changeRegistry(
    context,
    { action: promoted ? "publish and promote" : "publish", id, detail: version },
    async (current, at) => {
      const entered = publish(current, id, { version, integrity }, at);
      if (entered === current || !promoteNew) return entered;
      if (!dryRun) await admit(store, current, id, version);
      return promote(entered, id, version, at);
    },
  );
  return { id, version, isNew, files: build.files.length, promoted };
};

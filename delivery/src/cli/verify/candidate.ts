import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ReleaseStore } from "../../registry/release-store";
import { entryOf, promote, publish, RefusedError, withChannel } from "../../registry/transitions";
import { UsageError } from "../arguments";
import { remoteName } from "../command";
import { type Build, filesInBuild, readBuild } from "../publish/read-build";

const readPublished = async (store: ReleaseStore, id: string, named: string | undefined): Promise<Build> => {
  const version = named ?? entryOf(await store.readRegistry(), id).releases.at(-1)?.version;
  const descriptor = version ? await store.readDescriptor(id, version) : undefined;
  if (!descriptor) throw new RefusedError(`There is no release ${id} ${version ?? ""}`.trimEnd());
  const files = await Promise.all(
    descriptor.files.map(async ({ path }) => {
      const contents = await store.readFile(id, descriptor.version, path);
      if (!contents) throw new RefusedError(`${path} of ${id} ${descriptor.version} is missing.`);
      return { path, contents };
    }),
  );
  return { descriptor, files };
};

/** The build in a folder, or a published release. `present`: the files in its folder, listed or not. */
export const readCandidate = async (store: ReleaseStore, [name, version]: string[]) => {
  if (!name) throw new UsageError("verify needs the folder of a build, or a published release.");
  if (existsSync(join(name, "release.json")))
    return { build: await readBuild(name), present: await filesInBuild(name) };
  return { build: await readPublished(store, remoteName(name), version), present: [] };
};

/**
 * The live releases together with a candidate, as if it were stable and had no earlier versions. Read-only: the
 * registry is not changed.
 */
export const withCandidate = (store: ReleaseStore, { descriptor, files }: Build): ReleaseStore => {
  const { id, version } = descriptor;
  const contents = new Map(files.map((file) => [file.path, file.contents]));
  const isCandidate = (otherId: string, otherVersion: string): boolean =>
    otherId === id && otherVersion === version;
  return {
    ...store,
    readRegistry: async () => {
      const live = await store.readRegistry();
      const at = live.updatedAt;
      const known = entryOf(live, id).releases.some((release) => release.version === version);
      const entered = known
        ? live
        : publish(live, id, { version, integrity: "", contentHash: descriptor.contentHash }, at);
      // In the page itself, as that shows what it leaves behind.
      const open = withChannel(entered, id, { frozen: null, canary: null, isolation: "none" });
      const promoted = promote(open, id, version, at, { force: true });
      // So that a page that the candidate can't render doesn't fall back to the last good version.
      return withChannel(promoted, id, { history: [] });
    },
    writeRegistry: () => Promise.reject(new Error("A preview changes nothing")),
    readDescriptor: async (otherId, otherVersion) =>
      isCandidate(otherId, otherVersion) ? descriptor : store.readDescriptor(otherId, otherVersion),
    readFile: async (otherId, otherVersion, path) =>
      isCandidate(otherId, otherVersion) ? contents.get(path) : store.readFile(otherId, otherVersion, path),
  };
};

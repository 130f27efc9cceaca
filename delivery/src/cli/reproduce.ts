import { RefusedError } from "../registry/transitions";
import { UsageError } from "./arguments";
import type { Command } from "./command";
import { readBuild } from "./publish/read-build";

/**
 * Compares a build with the published release of its version, file by file: the same commit must give the same bytes,
 * whichever machine builds it.
 * @throws RefusedError that names the files that differ
 */
export const reproduceCommand: Command = async ({ store }, [folder]) => {
  if (!folder) throw new UsageError("verify --reproduce needs the folder of another build of the release.");
  const { descriptor } = await readBuild(folder);
  const { id, version, files } = descriptor;
  const published = await store.readDescriptor(id, version);
  if (!published)
    throw new RefusedError(`There is no release ${id} ${version}: another commit makes another version.`);
  const [built, known] = [files, published.files].map(
    (list) => new Map(list.map(({ path, integrity }) => [path, integrity])),
  );
  const paths = [...new Set([...files, ...published.files].map(({ path }) => path))];
  const differing = paths.filter((path) => built?.get(path) !== known?.get(path));
  const sboms = [descriptor, published].map(({ provenance }) => provenance?.sbom.integrity);
  if (sboms[0] !== sboms[1]) differing.push("the bill of materials");
  if (differing.length > 0)
    throw new RefusedError([`${id} ${version} is not reproduced; these differ:`, ...differing].join("\n  "));
  return {
    lines: [`${id} ${version} is reproduced: ${files.length} files have the same bytes.`],
    data: { id, version, files: files.length },
  };
};

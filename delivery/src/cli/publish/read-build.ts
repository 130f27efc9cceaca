import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { ReleaseDescriptor } from "@promptfolio/contracts/release";
import { parseDescriptor } from "../../registry/descriptor-schema";
import { integrityOf } from "../../registry/integrity";
import { RefusedError } from "../../registry/transitions";

export interface BuiltFile {
  path: string;
  contents: Buffer;
}

export interface Build {
  descriptor: ReleaseDescriptor;
  files: BuiltFile[];
}

const readDescriptor = async (folder: string): Promise<ReleaseDescriptor> => {
  const path = join(folder, "release.json");
  const source = await readFile(path, "utf8").catch(() => {
    throw new RefusedError(
      `There is no build in ${folder}: it holds no release.json. Build the package first.`,
    );
  });
  try {
    return parseDescriptor(source);
  } catch {
    throw new RefusedError(`${path} does not describe a release. Build the package again.`);
  }
};

/** The files of a build's folder, beside its descriptor, as paths with forward slashes. */
export const filesInBuild = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => path !== "release.json");

/**
 * Reads a built release and checks that its files are those that it lists.
 * @throws RefusedError if they are not.
 */
export const readBuild = async (folder: string): Promise<Build> => {
  const descriptor = await readDescriptor(folder);
  const { files: listed, provenance } = descriptor;
  const files = await Promise.all(
    [...listed, ...(provenance ? [provenance.sbom] : [])].map(async ({ path, integrity }) => {
      const contents = await readFile(join(folder, path)).catch(() => null);
      if (!contents || integrityOf(contents) !== integrity)
        throw new RefusedError(
          `${path} is not the file that release.json lists. Build ${descriptor.id} again.`,
        );
      return { path, contents };
    }),
  );
  return { descriptor, files };
};

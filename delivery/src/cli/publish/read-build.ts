import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { ReleaseDescriptor } from "@promptfolio/contracts/release";
import { descriptorSentences, parseDescriptor } from "../../registry/descriptor-schema";
import { integrityOf } from "../../registry/integrity";
import { RefusedError } from "../../registry/transitions";

export interface Build {
  descriptor: ReleaseDescriptor;
  files: { path: string; contents: Buffer }[];
}

const parseJson = (path: string, source: string): unknown => {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new RefusedError(`${path} is not JSON: ${error instanceof Error ? error.message : error}.`);
  }
};

/** @throws RefusedError that names each invalid field. */
export const readDescriptor = async (folder: string): Promise<ReleaseDescriptor> => {
  const path = join(folder, "release.json");
  const source = await readFile(path, "utf8").catch(() => {
    throw new RefusedError(
      `There is no build in ${folder}: it holds no release.json. Build the package first.`,
    );
  });
  const errors = descriptorSentences(parseJson(path, source));
  if (errors.length > 0)
    throw new RefusedError([`${path} does not describe a release:`, ...errors].join("\n  "));
  return parseDescriptor(source);
};

/** The files in a build's folder, except its descriptor, as paths with forward slashes. */
export const filesInBuild = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => path !== "release.json");

/**
 * Reads a built release and checks its files against the hashes in its descriptor.
 * @throws RefusedError if they don't match.
 */
export const readBuild = async (folder: string): Promise<Build> => {
  const descriptor = await readDescriptor(folder);
  const { files: listed, provenance } = descriptor;
  const files = await Promise.all(
    [...listed, ...(provenance ? [provenance.sbom] : [])].map(async ({ path, integrity }) => {
      const contents = await readFile(join(folder, path)).catch(() => undefined);
      if (!contents || integrityOf(contents) !== integrity)
        throw new RefusedError(
          `${path} is not the file that release.json lists. Build ${descriptor.id} again.`,
        );
      return { path, contents };
    }),
  );
  return { descriptor, files };
};

import { statSync } from "node:fs";
import { mkdir, mkdtemp, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { codeOf } from "@promptfolio/server/error-code";
import { contentsOf, copyContents, sync, syncContents } from "@promptfolio/server/files/copy-files";
import { assertSpace } from "@promptfolio/server/files/free-space";
import { OperatorError } from "@promptfolio/server/operator-error";
import { PRIVATE_FOLDER } from "@promptfolio/server/private-folder";
import { MANIFEST, type Manifest, type Part } from "./manifest";

/** Within the names of folders that a killed process has left. */
export const UNFINISHED = ".unfinished";

export const existsAlready = (target: string): OperatorError =>
  new OperatorError(`${target} exists already; name a new folder for the backup.`);

/** What there is of a part, relative to the data folder. */
const partContents = async (dataDir: string, { name, kind }: Part) => {
  if (kind === "file") {
    const isThere = statSync(join(dataDir, name), { throwIfNoEntry: false })?.isFile();
    return { files: isThere ? [name] : [], folders: [] };
  }
  const { files, folders } = await contentsOf(join(dataDir, name));
  const below = (path: string): string => join(name, path);
  return { files: files.map(below), folders: folders.map(below) };
};

/** How many bytes the parts have. */
const sizeOf = async (dataDir: string, parts: readonly Part[]): Promise<number> => {
  let bytes = 0;
  for (const part of parts)
    for (const name of (await partContents(dataDir, part)).files)
      bytes += (await stat(join(dataDir, name)).catch(() => undefined))?.size ?? 0;
  return bytes;
};

/** @throws OperatorError if `folder` is within a part, as the backup would then contain itself */
const assertOutside = async (dataDir: string, parts: readonly Part[], folder: string): Promise<void> => {
  const real = await realpath(folder);
  for (const { name } of parts) {
    const part = join(dataDir, name);
    const root = await realpath(part).catch(() => part);
    if (real.startsWith(root + sep))
      throw new OperatorError(
        `The backup would be within ${part}, which it copies; name a folder elsewhere.`,
      );
  }
};

/**
 * Makes a backup under a temporary name, of which nothing is left if it fails. Of two at once with the same target only
 * one succeeds.
 * @param withUnchangingDatabase calls `copy` while nothing changes the database, the first of the parts
 */
export const newBackup = async (
  dataDir: string,
  target: string,
  parts: readonly Part[],
  withUnchangingDatabase: (copy: () => Promise<void>) => Promise<void>,
): Promise<Manifest> => {
  await mkdir(dirname(target), { recursive: true, mode: PRIVATE_FOLDER });
  const unfinished = await mkdtemp(`${target}${UNFINISHED}-`);
  const manifest: Manifest = { format: 1, madeAt: "", folders: [], files: {} };
  const copy = async (copied: readonly Part[]) => {
    for (const part of copied) {
      const contents = await partContents(dataDir, part);
      Object.assign(manifest.files, await copyContents(dataDir, unfinished, contents));
      manifest.folders.push(...contents.folders);
    }
  };
  try {
    await assertOutside(dataDir, parts, unfinished);
    await assertSpace([{ folder: dirname(target), bytes: await sizeOf(dataDir, parts) }]);
    await withUnchangingDatabase(() => copy(parts.slice(0, 1)));
    // Originals never change. Those added meanwhile aren't in the copied database, which does no harm.
    await copy(parts.slice(1));
    manifest.madeAt = new Date().toISOString();
    const text = JSON.stringify(manifest, null, 2);
    await writeFile(join(unfinished, MANIFEST), text, { mode: 0o600, flush: true });
    await syncContents(unfinished);
    await rename(unfinished, target);
    await sync(dirname(target));
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (["EEXIST", "ENOTEMPTY"].includes(codeOf(error) ?? "")) throw existsAlready(target);
    throw error;
  }
};

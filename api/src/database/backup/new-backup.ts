import { mkdir, mkdtemp, realpath, rename, rm } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { codeOf } from "@promptfolio/server/error-code";
import { sync, syncContents } from "@promptfolio/server/files/copy-files";
import { assertSpace } from "@promptfolio/server/files/free-space";
import { OperatorError } from "@promptfolio/server/operator-error";
import { PRIVATE_FOLDER } from "@promptfolio/server/private-folder";
import { type Manifest, writeManifest } from "./manifest";
import { type CopiedPart, type Part, sizeOf } from "./parts";

/** Within the names of folders that a killed process has left. */
export const UNFINISHED = ".unfinished";

export const existsAlready = (target: string): OperatorError =>
  new OperatorError(`${target} exists already; name a new folder for the backup.`);

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
 * @param copy copies the parts to the folder that it is given
 */
export const newBackup = async (
  dataDir: string,
  target: string,
  parts: readonly Part[],
  copy: (unfinished: string) => Promise<CopiedPart[]>,
): Promise<Manifest> => {
  await mkdir(dirname(target), { recursive: true, mode: PRIVATE_FOLDER });
  const unfinished = await mkdtemp(`${target}${UNFINISHED}-`);
  try {
    await assertOutside(dataDir, parts, unfinished);
    await assertSpace([{ folder: dirname(target), bytes: await sizeOf(dataDir, parts) }]);
    const manifest = await writeManifest(unfinished, await copy(unfinished));
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

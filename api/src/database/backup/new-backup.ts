import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { sync, syncContents } from "@promptfolio/server/files/copy-files";
import { assertSpace } from "@promptfolio/server/files/free-space";
import { PRIVATE_FOLDER } from "@promptfolio/server/private-folder";
import { type Manifest, writeManifest } from "./manifest";
import { type CopiedPart, type Part, sizeOf } from "./parts";

/**
 * Makes a backup under a temporary name, of which nothing is left if it fails.
 * @param copy copies the parts to the folder that it is given
 */
export const newBackup = async (
  dataDir: string,
  target: string,
  parts: readonly Part[],
  copy: (unfinished: string) => Promise<CopiedPart[]>,
): Promise<Manifest> => {
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: PRIVATE_FOLDER });
  try {
    await assertSpace([{ folder: unfinished, bytes: await sizeOf(dataDir, parts) }]);
    const manifest = await writeManifest(unfinished, await copy(unfinished));
    await syncContents(unfinished);
    await rename(unfinished, target);
    await sync(dirname(target));
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
};

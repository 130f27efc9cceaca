import { existsSync, mkdirSync } from "node:fs";
import { rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PRIVATE_FOLDER } from "@promptfolio/server/private-folder";
import { closeToOthers } from "../data-folder";
import { lockFolder } from "../database/embedded/folder-lock";
import { checkManifest, type Manifest } from "./manifest";
import { copyPart, PARTS } from "./parts";

/**
 * Restores a backup after checking that it is complete. The replaced contents are moved to a folder named after the
 * time, within the data folder. Anything that the backup doesn't contain stays as it is.
 * @throws OperatorError while a server runs on the folder, or if the backup is damaged
 */
export const restoreBackup = async (source: string, dataDir: string): Promise<Manifest> => {
  const manifest = await checkManifest(source);
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const lock = lockFolder(dataDir);
  try {
    const aside = join(dataDir, `before-restore-${new Date().toISOString().replaceAll(":", "-")}`);
    for (const part of PARTS) {
      // A backup from before a migration contains only the database, as pictures never change.
      if (!existsSync(join(source, part))) continue;
      const current = join(dataDir, part);
      if (existsSync(current)) {
        mkdirSync(dirname(join(aside, part)), { recursive: true });
        await rename(current, join(aside, part));
      }
      await copyPart(source, dataDir, part);
    }
    closeToOthers(dataDir, PARTS);
    return manifest;
  } finally {
    lock.release();
  }
};

import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { REPLACED } from "@promptfolio/server/files/copy-files";
import {
  endReplacement,
  type Replacement,
  replaceContents,
} from "@promptfolio/server/files/replace-contents";
import { PRIVATE_FOLDER } from "@promptfolio/server/private-folder";
import { lockFolder } from "../embedded/folder-lock";
import { copyStored, readManifest, type StoredPart, storedPart, unlistedFiles } from "./manifest";
import { PARTS, type Part } from "./parts";

export interface RestoredBackup {
  madeAt: string;
  /** The folder that what was replaced is in. */
  aside: string;
  /** Files of the backup that were ignored, as other programs have put them there. */
  ignored: string[];
}

/** Whether a file, which may be mounted by itself and so not replaceable, already has the backup's content. */
const isSame = (path: string, stored: string): boolean => {
  try {
    return readFileSync(path).equals(readFileSync(stored));
  } catch {
    return false;
  }
};

/**
 * Restores a backup: all of its parts or, if one can't be replaced, none. What was there before is moved to a folder
 * named after the time, within the data folder. Anything that the backup doesn't contain stays as it is.
 * @throws OperatorError while a server runs on the folder, or if the backup is damaged
 */
export const restoreBackup = async (backup: string, dataDir: string): Promise<RestoredBackup> => {
  const manifest = await readManifest(backup);
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const lock = lockFolder(dataDir);
  try {
    await endReplacement(dataDir);
    const replacementOf = (part: Part, stored: StoredPart): Replacement => ({
      ...part,
      bytes: stored.bytes,
      write: (folder) => copyStored(backup, folder, stored),
    });
    const replacements: Replacement[] = [];
    for (const part of PARTS) {
      // A backup from before a migration contains only the database, as pictures never change.
      const stored = await storedPart(backup, manifest, part);
      const isCurrent = part.kind === "file" && isSame(join(dataDir, part.name), join(backup, part.name));
      if (stored && !isCurrent) replacements.push(replacementOf(part, stored));
    }
    const aside = `${REPLACED}${new Date().toISOString().replaceAll(":", "-")}`;
    await replaceContents(dataDir, aside, replacements);
    return { madeAt: manifest.madeAt, aside, ignored: await unlistedFiles(backup, manifest) };
  } finally {
    lock.release();
  }
};

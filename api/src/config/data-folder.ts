import { accessSync, chmodSync, constants, lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { codeOf, reasonOf } from "@promptfolio/server/error-code";
import { OperatorError } from "@promptfolio/server/operator-error";
import { makePrivateFolder } from "@promptfolio/server/private-folder";

export const GROUP_AND_OTHERS = 0o077;

const isOpen = (path: string): boolean =>
  ((lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0) & GROUP_AND_OTHERS) !== 0;

/** Everything below a folder but links; empty if there is no such folder. */
const pathsBelow = (folder: string): string[] => {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name));
};

/**
 * Removes other users' access to the folder, and to everything in those `parts` of it that hold secrets.
 * @returns how many files and folders other users had access to
 * @throws Error EPERM for files of another owner, and on file systems that have no rights for files
 */
const closeToOthers = (folder: string, parts: readonly string[]): number => {
  const paths = parts.map((part) => join(folder, part));
  const open = [folder, ...paths, ...paths.flatMap(pathsBelow)].filter(isOpen);
  for (const path of open) chmodSync(path, statSync(path).mode & ~GROUP_AND_OTHERS);
  return open.length;
};

const correctRights = (folder: string, onProgress: (line: string) => void): void => {
  try {
    const corrected = closeToOthers(folder, ["database", "secret"]);
    if (corrected === 0) return;
    // Some file systems ignore the change without an error.
    if (!isOpen(folder)) {
      onProgress(
        `Other users of this machine had access to ${folder} (${corrected} files and folders): corrected`,
      );
      return;
    }
  } catch (error) {
    // A volume that belongs to another user, which is common in containers, or one such as vfat or CIFS.
    if (codeOf(error) !== "EPERM") throw error;
  }
  onProgress(
    `Other users of this machine may have access to ${folder}: its owner or its file system forbids changing that`,
  );
};

/**
 * Makes sure that the data folder exists, can be written to, and can't be read by other users.
 * @param onProgress called if other users could read it
 * @throws OperatorError
 */
export const prepareDataFolder = (folder: string, onProgress: (line: string) => void): void => {
  try {
    makePrivateFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    // Files that the database writes from now on are private to this user, too.
    process.umask(GROUP_AND_OTHERS);
    correctRights(folder, onProgress);
  } catch (error) {
    throw new OperatorError(
      `The data folder ${folder} can't be written to (${reasonOf(error)}); set DATA_DIR to a folder that can.`,
    );
  }
};

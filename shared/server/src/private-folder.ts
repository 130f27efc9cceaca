import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { codeOf } from "./error-code";

/** Only this user may enter. */
export const PRIVATE_FOLDER = 0o700;

/**
 * Creates a folder that only this user may enter, and its parents, unless it exists. Replaces Node's own `recursive`,
 * which never returns where folders can't be created, such as below /proc.
 */
export const makePrivateFolder = (path: string): void => {
  try {
    mkdirSync(path, PRIVATE_FOLDER);
  } catch (error) {
    if (codeOf(error) === "EEXIST" && statSync(path).isDirectory()) return;
    if (codeOf(error) !== "ENOENT" || dirname(path) === path) throw error;
    makePrivateFolder(dirname(path));
    mkdirSync(path, PRIVATE_FOLDER);
  }
};

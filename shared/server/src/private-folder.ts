import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { codeOf } from "./error-code";

/** Only this user may enter. */
export const PRIVATE_FOLDER = 0o700;

/**
 * Makes a folder that only this user may enter, unless it is there. Like Node's own `recursive`, which never ends where
 * folders can't be made, such as below /proc.
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

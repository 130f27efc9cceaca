import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { codeOf, reasonOf } from "@promptfolio/server/error-code";
import { OperatorError } from "@promptfolio/server/operator-error";

/** Like Node's own `recursive`, which never ends where folders can't be made, such as below /proc. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    if (codeOf(error) === "EEXIST" && statSync(path).isDirectory()) return;
    if (codeOf(error) !== "ENOENT" || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    mkdirSync(path);
  }
}

/**
 * Makes sure that the data folder is there and can be written to.
 * @throws OperatorError
 */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new OperatorError(
      `The data folder ${folder} can't be written to (${reasonOf(error)}); set DATA_DIR to a folder that can.`,
    );
  }
}

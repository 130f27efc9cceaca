import { accessSync, constants, mkdirSync } from "node:fs";
import { reasonOf } from "./error-code";
import { OperatorError } from "./operator-error";

/**
 * Makes sure that the data folder is there and can be written to.
 * @throws OperatorError
 */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new OperatorError(
      `The data folder ${folder} can't be written to (${reasonOf(error)}); set DATA_DIR to a folder that can.`,
    );
  }
}

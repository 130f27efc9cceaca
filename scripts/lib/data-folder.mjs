import { accessSync, constants, mkdirSync } from "node:fs";
import { resolve } from "node:path";

/** Makes the data folder if it is not there, and says in one sentence what is wrong if that can't be. */
export const requireDataFolder = () => {
  const folder = resolve(process.env.DATA_DIR || "data");
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Error(
      `The data folder ${folder} can't be written to (${error.code}); set DATA_DIR to one that can.`,
    );
  }
};

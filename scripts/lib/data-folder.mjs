import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Only this user may enter. */
const PRIVATE_FOLDER = 0o700;

/** Like Node's own `recursive`, which never ends where folders can't be made, such as below /proc. */
const makeFolder = (path) => {
  try {
    mkdirSync(path, PRIVATE_FOLDER);
  } catch (error) {
    if (error.code === "EEXIST" && statSync(path).isDirectory()) return;
    if (error.code !== "ENOENT" || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    mkdirSync(path, PRIVATE_FOLDER);
  }
};

/** Makes the data folder if it doesn't exist. @throws Error with one sentence that explains why it can't be used */
export const requireDataFolder = () => {
  const folder = resolve(process.env.DATA_DIR || "data");
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Error(
      `The data folder ${folder} can't be written to (${error.code}); set DATA_DIR to one that can.`,
    );
  }
};

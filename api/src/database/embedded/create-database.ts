import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { besideBundle } from "./beside-bundle";

/**
 * Creates the embedded database in a separate process: it takes hundreds of megabytes that a thread wouldn't release.
 * @throws if it can't be created, such as on a full disk
 */
export const createDatabase = async (folder: string): Promise<void> => {
  const creator = spawn(process.execPath, [fileURLToPath(besideBundle("database-creator.js")), folder], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [[exitCode], reason] = await Promise.all([once(creator, "close"), text(creator.stderr)]);
  if (exitCode !== 0) throw new Error(`The embedded database could not be created: ${reason}`);
};

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

/** URL of a separate script: beside this code's bundle or, when run from source, where the tests put it. */
export const besideBundle = (name: string, base: string | URL = import.meta.url): URL => {
  const bundled = new URL(name, base);
  return existsSync(bundled) ? bundled : new URL(`../../../.cache/${name}`, base);
};

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

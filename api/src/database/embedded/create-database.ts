import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { assertSpace } from "@promptfolio/server/files/free-space";

/** URL of a separate script: beside this code's bundle or, when run from source, where the tests put it. */
export const besideBundle = (name: string, base: string | URL = import.meta.url): URL => {
  const bundled = new URL(name, base);
  return existsSync(bundled) ? bundled : new URL(`../../../.cache/${name}`, base);
};

/** A new database, and some of its log. */
const NEEDED_BYTES = 64 * 1024 * 1024;

/**
 * Creates the embedded database in a separate process: it takes hundreds of megabytes that a thread wouldn't release.
 * @throws OperatorError on a full disk
 */
export const createDatabase = async (folder: string): Promise<void> => {
  await assertSpace([{ folder: dirname(folder), bytes: NEEDED_BYTES }]);
  const creator = spawn(process.execPath, [fileURLToPath(besideBundle("database-creator.js")), folder], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [[exitCode], reason] = await Promise.all([once(creator, "close"), text(creator.stderr)]);
  if (exitCode !== 0) throw new Error(`The embedded database could not be created: ${reason}`);
};

import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where the engine of a running server listens: for the backup, which is another process. */

const file = (dataDir: string): string => join(dataDir, "engine-address");

export const writeEngineAddress = (dataDir: string, socketFolder: string): void =>
  writeFileSync(file(dataDir), socketFolder, { mode: 0o600 });

export const removeEngineAddress = (dataDir: string): void => rmSync(file(dataDir), { force: true });

/** The folder of the socket; undefined if no server runs. A killed one's leftover counts as none. */
export const readEngineAddress = (dataDir: string): string | undefined => {
  try {
    return readFileSync(file(dataDir), "utf8");
  } catch {
    return undefined;
  }
};

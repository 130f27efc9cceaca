import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The name of a site's connections, in `pg_stat_activity` and for the embedded engine. */
export const APPLICATION_NAME = "promptfolio";

/** The address of a running server's engine, for the backup, which runs in another process. */

const file = (dataDir: string): string => join(dataDir, "engine-address");

export const writeEngineAddress = (dataDir: string, socketFolder: string): void =>
  writeFileSync(file(dataDir), socketFolder, { mode: 0o600 });

export const removeEngineAddress = (dataDir: string): void => rmSync(file(dataDir), { force: true });

/** The socket's folder; undefined if no server has written one. A killed server may have left an outdated address. */
export const readEngineAddress = (dataDir: string): string | undefined => {
  try {
    return readFileSync(file(dataDir), "utf8");
  } catch {
    return undefined;
  }
};

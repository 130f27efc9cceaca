import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reasonOf } from "@promptfolio/server/error-code";
import { OperatorError } from "@promptfolio/server/operator-error";
import { makePrivateFolder } from "@promptfolio/server/private-folder";
import type { ClientConfig } from "pg";

/** Where the engine listens, and how `pg` connects to it. */

/** The name of a site's connections, in `pg_stat_activity` and for the embedded engine. */
export const APPLICATION_NAME = "promptfolio";

/** Part of the socket's name; nothing listens on a TCP port. */
const PORT = 5432;

export const socketIn = (folder: string): string => join(folder, `.s.PGSQL.${PORT}`);

/**
 * How `pg` connects to the engine. `pg` would read missing settings from PGPORT and similar variables, which may be for
 * another database.
 */
export const engineConnection = (socketFolder: string): ClientConfig => ({
  host: socketFolder,
  port: PORT,
  user: "postgres",
  database: "postgres",
  ssl: false,
  sslnegotiation: "postgres",
  client_encoding: "UTF8",
});

/** The longest path of a socket, in bytes, on the systems that allow the least (macOS; Linux allows 107). */
const MAX_PATH_BYTES = 103;

/** @throws Error if no socket can be opened in the folder: its path is too long, or its file system has no sockets */
const tryFolder = async (folder: string): Promise<string> => {
  const path = socketIn(folder);
  if (Buffer.byteLength(path) > MAX_PATH_BYTES) throw new Error("its path is too long");
  makePrivateFolder(folder);
  await rm(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(path, () => server.close(() => resolve()));
  });
  return folder;
};

/**
 * A folder for the engine's socket that only this user can enter: within the data folder, which nothing cleans up, or
 * else where temporary files are.
 * @throws OperatorError if neither can hold a socket
 */
export const openSocketFolder = async (dataDir: string): Promise<string> => {
  const inData = join(dataDir, "engine");
  try {
    return await tryFolder(inData);
  } catch (error) {
    const reason = reasonOf(error);
    const temporary = process.env["XDG_RUNTIME_DIR"] ?? tmpdir();
    try {
      return await tryFolder(mkdtempSync(join(temporary, "promptfolio-")));
    } catch (second) {
      throw new OperatorError(
        `The embedded database needs a folder for its socket: ${inData} can't hold one (${reason}), and ${temporary} can't either (${reasonOf(second)}); set TMPDIR to a folder that exists and has a short path.`,
      );
    }
  }
};

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

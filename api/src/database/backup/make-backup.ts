import { existsSync, statSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { codeOf, reasonOf } from "@promptfolio/server/error-code";
import { endReplacement } from "@promptfolio/server/files/replace-contents";
import { OperatorError } from "@promptfolio/server/operator-error";
import { makePrivateFolder } from "@promptfolio/server/private-folder";
import { Client, type ClientConfig } from "pg";
import { GROUP_AND_OTHERS } from "../../config/data-folder";
import { engineConnection, readEngineAddress } from "../embedded/engine-socket";
import { lockFolder } from "../embedded/folder-lock";
import { withClient } from "../with-client";
import { PARTS } from "./manifest";
import { existsAlready, newBackup, UNFINISHED } from "./new-backup";

/** Codes of a connection to an address where nobody answers, such as that of a killed server. */
const NOBODY = ["ECONNREFUSED", "ENOENT", "ENOTDIR"];

/** A connection to the engine of the server that runs on the folder; undefined if none does. */
const connectToServer = async (dataDir: string): Promise<Client | undefined> => {
  const host = readEngineAddress(dataDir);
  if (host === undefined) return undefined;
  const client = new Client(engineConnection(host));
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (NOBODY.includes(codeOf(error) ?? "")) return undefined;
    throw new OperatorError(`The running server could not be asked to pause: ${reasonOf(error)}.`);
  }
};

/**
 * Runs `copy` while nothing changes the database. A running server is paused by a transaction: its engine serves no
 * other connection until that transaction ends. If no server runs, the folder is locked.
 */
const withUnchangingDatabase = async (dataDir: string, copy: () => Promise<void>): Promise<void> => {
  const client = await connectToServer(dataDir);
  if (!client) {
    const lock = lockFolder(dataDir);
    try {
      await endReplacement(dataDir);
      return await copy();
    } finally {
      lock.release();
    }
  }
  try {
    await client.query("CHECKPOINT");
    await client.query("BEGIN");
    await copy();
    await client.query("ROLLBACK");
  } finally {
    await client.end();
  }
};

/**
 * Copies the embedded database, the originals and the secret of a data folder, even while a server runs on it.
 * @param target must not exist yet
 * @returns the manifest; `isOpen`: other users of the machine can read it, as its file system has no rights for files
 */
export const makeBackup = async (dataDir: string, target: string) => {
  if (existsSync(target)) throw existsAlready(target);
  if (!existsSync(dataDir)) throw new OperatorError(`There is no data folder ${dataDir}.`);
  const manifest = await newBackup(dataDir, target, PARTS, (copy) => withUnchangingDatabase(dataDir, copy));
  return { ...manifest, isOpen: (statSync(target).mode & GROUP_AND_OTHERS) !== 0 };
};

const PREFIX = "before-migration-";

/**
 * Copies the embedded database into the data folder's `backups` before a migration changes it; `npm run restore`
 * restores the copy. Must be called while nothing else is connected.
 * @returns the folder of the copy
 */
export const backUpBeforeMigration = async (dataDir: string, connection: ClientConfig): Promise<string> => {
  const backups = join(dataDir, "backups");
  makePrivateFolder(backups);
  const ours = (await readdir(backups)).filter((name) => name.startsWith(PREFIX)).sort();
  // What a killed process has left.
  const unfinished = ours.filter((name) => name.includes(UNFINISHED));
  for (const name of unfinished) await rm(join(backups, name), { recursive: true });
  await withClient(connection, (client) => client.query("CHECKPOINT"));
  const target = join(backups, `${PREFIX}${new Date().toISOString().replaceAll(":", "-")}`);
  await newBackup(dataDir, target, PARTS.slice(0, 1), (copy) => copy());
  // The one before it stays as well. By its name the new one may be older, if the clock went back.
  const outdated = ours.filter((name) => !unfinished.includes(name)).slice(0, -1);
  for (const name of outdated) await rm(join(backups, name), { recursive: true });
  return target;
};

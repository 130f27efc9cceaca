import { existsSync, statSync } from "node:fs";
import { codeOf, reasonOf } from "@promptfolio/server/error-code";
import { endReplacement } from "@promptfolio/server/files/replace-contents";
import { OperatorError } from "@promptfolio/server/operator-error";
import { Client } from "pg";
import { GROUP_AND_OTHERS } from "../../config/data-folder";
import { engineConnection, readEngineAddress } from "../embedded/engine-socket";
import { lockFolder } from "../embedded/folder-lock";
import type { Manifest } from "./manifest";
import { existsAlready, newBackup } from "./new-backup";
import { copyPart, PARTS } from "./parts";

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
const withUnchangingDatabase = async <Result>(
  dataDir: string,
  copy: () => Promise<Result>,
): Promise<Result> => {
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
    const result = await copy();
    await client.query("ROLLBACK");
    return result;
  } finally {
    await client.end();
  }
};

export interface FinishedBackup extends Manifest {
  /** Whether other users of the machine can read it, as its file system has no rights for files. */
  isOpen: boolean;
}

/**
 * Copies the embedded database, the originals and the secret of a data folder, even while a server runs on it.
 * @param target must not exist yet
 */
export const makeBackup = async (dataDir: string, target: string): Promise<FinishedBackup> => {
  if (existsSync(target)) throw existsAlready(target);
  if (!existsSync(dataDir)) throw new OperatorError(`There is no data folder ${dataDir}.`);
  const [database, ...others] = PARTS;
  const manifest = await newBackup(dataDir, target, PARTS, async (unfinished) => {
    const copied = [await withUnchangingDatabase(dataDir, () => copyPart(dataDir, unfinished, database))];
    // Originals never change. Those added meanwhile aren't in the copied database, which does no harm.
    for (const part of others) copied.push(await copyPart(dataDir, unfinished, part));
    return copied;
  });
  return { ...manifest, isOpen: (statSync(target).mode & GROUP_AND_OTHERS) !== 0 };
};

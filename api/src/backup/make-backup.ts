import { existsSync, mkdirSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { reasonOf } from "@promptfolio/server/error-code";
import { OperatorError } from "@promptfolio/server/operator-error";
import { Client } from "pg";
import { closeToOthers } from "../data-folder";
import { readEngineAddress } from "../database/embedded/engine-address";
import { engineConnection, socketIn } from "../database/embedded/engine-connection";
import { lockFolder } from "../database/embedded/folder-lock";
import { type Manifest, writeManifest } from "./manifest";
import { copyPart, PARTS } from "./parts";

/**
 * Runs `copy` while nothing changes the database. A running server is paused by a transaction: its engine serves no
 * other connection until that transaction ends. If no server runs, the folder is locked.
 */
const withUnchangingDatabase = async (dataDir: string, copy: () => Promise<void>): Promise<void> => {
  const host = readEngineAddress(dataDir);
  // A killed server leaves a socket that nothing listens on.
  if (host === undefined || !existsSync(socketIn(host))) {
    const lock = lockFolder(dataDir);
    try {
      return await copy();
    } finally {
      lock.release();
    }
  }
  const client = new Client(engineConnection(host));
  try {
    await client.connect();
    await client.query("CHECKPOINT");
    await client.query("BEGIN");
  } catch (error) {
    throw new OperatorError(`The running server could not be asked to pause: ${reasonOf(error)}.`);
  }
  try {
    await copy();
  } finally {
    await client.query("ROLLBACK");
    await client.end();
  }
};

/**
 * Copies the embedded database, the originals and the secret of a data folder, even while a server runs on it.
 * @param target must not exist yet
 */
export const makeBackup = async (dataDir: string, target: string): Promise<Manifest> => {
  if (existsSync(target))
    throw new OperatorError(`${target} exists already; name a new folder for the backup.`);
  if (!existsSync(dataDir)) throw new OperatorError(`There is no data folder ${dataDir}.`);
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const [database, ...others] = PARTS;
  await withUnchangingDatabase(dataDir, () => copyPart(dataDir, unfinished, database));
  // Originals never change. Those added meanwhile aren't in the copied database, which does no harm.
  for (const part of others) await copyPart(dataDir, unfinished, part);
  const manifest = await writeManifest(unfinished);
  closeToOthers(unfinished, PARTS);
  await rename(unfinished, target);
  return manifest;
};

import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { makePrivateFolder } from "@promptfolio/server/private-folder";
import { Client, type ClientConfig } from "pg";
import { newBackup } from "./new-backup";
import { copyPart, PARTS } from "./parts";

const PREFIX = "before-migration-";
const UNFINISHED = ".unfinished";
/** The latest backup and the one before it. */
const STORED = 2;

const [DATABASE] = PARTS;

const checkpoint = async (connection: ClientConfig): Promise<void> => {
  const client = new Client(connection);
  await client.connect();
  try {
    await client.query("CHECKPOINT");
  } finally {
    await client.end();
  }
};

/**
 * Copies the embedded database into the data folder's `backups` before a migration changes it; `npm run restore`
 * restores the copy. Must be called while nothing else is connected.
 * @returns the folder of the copy
 */
export const backUpBeforeMigration = async (dataDir: string, connection: ClientConfig): Promise<string> => {
  const backups = join(dataDir, "backups");
  makePrivateFolder(backups);
  const isOurs = (name: string): boolean => name.startsWith(PREFIX);
  const earlier = (await readdir(backups)).filter(isOurs);
  // What a killed process has left.
  for (const name of earlier.filter((old) => old.endsWith(UNFINISHED)))
    await rm(join(backups, name), { recursive: true });
  await checkpoint(connection);
  const target = join(backups, `${PREFIX}${new Date().toISOString().replaceAll(":", "-")}`);
  await newBackup(dataDir, target, [DATABASE], async (unfinished) => [
    await copyPart(dataDir, unfinished, DATABASE),
  ]);
  const names = (await readdir(backups)).filter(isOurs);
  for (const name of names.sort().slice(0, -STORED)) await rm(join(backups, name), { recursive: true });
  return target;
};

import { mkdirSync, readdirSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { PRIVATE_FOLDER } from "@promptfolio/server/private-folder";
import { Client, type ClientConfig } from "pg";
import { closeToOthers } from "../data-folder";
import { writeManifest } from "./manifest";
import { copyPart, PARTS } from "./parts";

const PREFIX = "before-migration-";
/** The latest backup and the one before it. */
const STORED = 2;

/**
 * Copies the embedded database into the data folder's `backups` before a migration changes it; `npm run restore`
 * restores the copy. Must be called while nothing else is connected.
 * @returns the folder of the copy
 */
export const backUpBeforeMigration = async (dataDir: string, connection: ClientConfig): Promise<string> => {
  const backups = join(dataDir, "backups");
  const target = join(backups, `${PREFIX}${new Date().toISOString().replaceAll(":", "-")}`);
  const unfinished = `${target}.unfinished`;
  mkdirSync(unfinished, { recursive: true, mode: PRIVATE_FOLDER });
  const client = new Client(connection);
  await client.connect();
  try {
    await client.query("CHECKPOINT");
  } finally {
    await client.end();
  }
  await copyPart(dataDir, unfinished, "database");
  await writeManifest(unfinished);
  closeToOthers(unfinished, PARTS);
  await rename(unfinished, target);
  const names = readdirSync(backups).filter((name) => name.startsWith(PREFIX));
  for (const name of names.sort().slice(0, -STORED)) await rm(join(backups, name), { recursive: true });
  return target;
};

import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { makePrivateFolder } from "@promptfolio/server/private-folder";
import type { ClientConfig } from "pg";
import { withClient } from "../with-client";
import { newBackup, UNFINISHED } from "./new-backup";
import { copyPart, PARTS } from "./parts";

const PREFIX = "before-migration-";

const [DATABASE] = PARTS;

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
  await newBackup(dataDir, target, [DATABASE], async (folder) => [await copyPart(dataDir, folder, DATABASE)]);
  // The one before it stays as well. By its name the new one may be older, if the clock went back.
  const outdated = ours.filter((name) => !unfinished.includes(name)).slice(0, -1);
  for (const name of outdated) await rm(join(backups, name), { recursive: true });
  return target;
};

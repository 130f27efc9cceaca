import { existsSync, statSync } from "node:fs";
import { mkdir, mkdtemp, readdir, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { codeOf, reasonOf } from "@promptfolio/server/error-code";
import { contentsOf, copyContents, sync, syncContents } from "@promptfolio/server/files/copy-files";
import { assertSpace } from "@promptfolio/server/files/free-space";
import { endReplacement } from "@promptfolio/server/files/replace-contents";
import { OperatorError } from "@promptfolio/server/operator-error";
import { makePrivateFolder, PRIVATE_FOLDER } from "@promptfolio/server/private-folder";
import { Client, type ClientConfig } from "pg";
import { GROUP_AND_OTHERS } from "../../config/data-folder";
import { engineConnection, readEngineAddress } from "../embedded/engine-socket";
import { lockFolder } from "../embedded/folder-lock";
import { withClient } from "../with-client";
import { MANIFEST, type Manifest, PARTS, type Part } from "./manifest";

/** Within the names of folders that a killed process has left. */
const UNFINISHED = ".unfinished";

const existsAlready = (target: string): OperatorError =>
  new OperatorError(`${target} exists already; name a new folder for the backup.`);

/** What there is of a part, relative to the data folder. */
const partContents = async (dataDir: string, { name, kind }: Part) => {
  if (kind === "file") {
    const isThere = statSync(join(dataDir, name), { throwIfNoEntry: false })?.isFile();
    return { files: isThere ? [name] : [], folders: [] };
  }
  const { files, folders } = await contentsOf(join(dataDir, name));
  const below = (path: string): string => join(name, path);
  return { files: files.map(below), folders: folders.map(below) };
};

/** How many bytes the parts have. */
const sizeOf = async (dataDir: string, parts: readonly Part[]): Promise<number> => {
  let bytes = 0;
  for (const part of parts)
    for (const name of (await partContents(dataDir, part)).files)
      bytes += (await stat(join(dataDir, name)).catch(() => undefined))?.size ?? 0;
  return bytes;
};

/** @throws OperatorError if `folder` is within a part, as the backup would then contain itself */
const assertOutside = async (dataDir: string, parts: readonly Part[], folder: string): Promise<void> => {
  const real = await realpath(folder);
  for (const { name } of parts) {
    const part = join(dataDir, name);
    const root = await realpath(part).catch(() => part);
    if (real.startsWith(root + sep))
      throw new OperatorError(
        `The backup would be within ${part}, which it copies; name a folder elsewhere.`,
      );
  }
};

/**
 * Makes a backup under a temporary name, of which nothing is left if it fails. Of two at once with the same target only
 * one succeeds.
 * @param withUnchangingDatabase calls `copy` while nothing changes the database, the first of the parts
 */
const newBackup = async (
  dataDir: string,
  target: string,
  parts: readonly Part[],
  withUnchangingDatabase: (copy: () => Promise<void>) => Promise<void>,
): Promise<Manifest> => {
  await mkdir(dirname(target), { recursive: true, mode: PRIVATE_FOLDER });
  const unfinished = await mkdtemp(`${target}${UNFINISHED}-`);
  const manifest: Manifest = { format: 1, madeAt: "", folders: [], files: {} };
  const copy = async (copied: readonly Part[]) => {
    for (const part of copied) {
      const contents = await partContents(dataDir, part);
      Object.assign(manifest.files, await copyContents(dataDir, unfinished, contents));
      manifest.folders.push(...contents.folders);
    }
  };
  try {
    await assertOutside(dataDir, parts, unfinished);
    await assertSpace([{ folder: dirname(target), bytes: await sizeOf(dataDir, parts) }]);
    await withUnchangingDatabase(() => copy(parts.slice(0, 1)));
    // Originals never change. Those added meanwhile aren't in the copied database, which does no harm.
    await copy(parts.slice(1));
    manifest.madeAt = new Date().toISOString();
    const text = JSON.stringify(manifest, null, 2);
    await writeFile(join(unfinished, MANIFEST), text, { mode: 0o600, flush: true });
    await syncContents(unfinished);
    await rename(unfinished, target);
    await sync(dirname(target));
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (["EEXIST", "ENOTEMPTY"].includes(codeOf(error) ?? "")) throw existsAlready(target);
    throw error;
  }
};

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

import { mkdirSync, readFileSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { copyContents, REPLACED } from "@promptfolio/server/files/copy-files";
import { endReplacement, replaceContents } from "@promptfolio/server/files/replace-contents";
import { OperatorError } from "@promptfolio/server/operator-error";
import { PRIVATE_FOLDER } from "@promptfolio/server/private-folder";
import { Value } from "typebox/value";
import { lockFolder } from "../embedded/folder-lock";
import { MANIFEST, Manifest, PARTS, type Part } from "./manifest";

const damaged = (folder: string, reason: string): OperatorError =>
  new OperatorError(`The backup ${folder} is damaged: ${reason}.`);

/** @throws OperatorError if the backup has no readable manifest */
const readManifest = async (folder: string): Promise<Manifest> => {
  let manifest: unknown;
  try {
    manifest = JSON.parse(await readFile(join(folder, MANIFEST), "utf8"));
  } catch {
    throw new OperatorError(`${folder} is not a complete backup: it has no readable ${MANIFEST}.`);
  }
  if (!Value.Check(Manifest, manifest))
    throw new OperatorError(`The ${MANIFEST} of ${folder} can't be parsed.`);
  return manifest;
};

/**
 * Replaces a part by what the manifest lists of it; undefined if it is none of the backup's.
 * @throws OperatorError if a file is missing or, when it is written, differs from what the manifest says
 */
const replacementOf = async (backup: string, manifest: Manifest, { name, kind }: Part) => {
  const base = kind === "file" ? backup : join(backup, name);
  const within = (path: string): string | undefined => {
    if (kind === "file") return path === name ? path : undefined;
    return path.startsWith(name + sep) ? path.slice(name.length + 1) : undefined;
  };
  const folders = manifest.folders.flatMap((path) => within(path) ?? []);
  const hashes = new Map<string, string>();
  let bytes = 0;
  for (const [path, hash] of Object.entries(manifest.files)) {
    const file = within(path);
    if (file === undefined) continue;
    const found = await stat(join(base, file)).catch(() => undefined);
    if (!found) throw damaged(backup, `${path} is missing`);
    hashes.set(file, hash);
    bytes += found.size;
  }
  const write = async (folder: string): Promise<void> => {
    const copied = await copyContents(base, folder, { files: [...hashes.keys()], folders });
    for (const [file, hash] of hashes)
      if (copied[file] !== hash)
        throw damaged(backup, `${relative(backup, join(base, file))} differs from what was written`);
  };
  return hashes.size > 0 ? { name, kind, bytes, write } : undefined;
};

/** Files in a backup that its manifest doesn't list: other programs have put them there. */
const unlistedFiles = async (backup: string, { files }: Manifest): Promise<string[]> => {
  const entries = await readdir(backup, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(backup, join(entry.parentPath, entry.name)))
    .filter((name) => name !== MANIFEST && files[name] === undefined);
};

/** Whether a file, which may be mounted by itself and so not replaceable, already has the backup's content. */
const isSame = (path: string, stored: string): boolean => {
  try {
    return readFileSync(path).equals(readFileSync(stored));
  } catch {
    return false;
  }
};

/**
 * Restores a backup: all of its parts or, if one can't be replaced, none. What was there before is moved to a folder
 * named after the time, within the data folder. Anything that the backup doesn't contain stays as it is.
 * @returns when it was made, the folder with what was replaced, and files that other programs have put into the backup
 * @throws OperatorError while a server runs on the folder, or if the backup is damaged
 */
export const restoreBackup = async (backup: string, dataDir: string) => {
  const manifest = await readManifest(backup);
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const lock = lockFolder(dataDir);
  try {
    await endReplacement(dataDir);
    const replacements = [];
    for (const part of PARTS) {
      // A backup from before a migration contains only the database, as pictures never change.
      const replacement = await replacementOf(backup, manifest, part);
      const isCurrent = part.kind === "file" && isSame(join(dataDir, part.name), join(backup, part.name));
      if (replacement && !isCurrent) replacements.push(replacement);
    }
    const aside = `${REPLACED}${new Date().toISOString().replaceAll(":", "-")}`;
    await replaceContents(dataDir, aside, replacements);
    return { madeAt: manifest.madeAt, aside, ignored: await unlistedFiles(backup, manifest) };
  } finally {
    lock.release();
  }
};

import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { codeOf } from "../error-code";
import { OperatorError } from "../operator-error";
import { PRIVATE_FOLDER } from "../private-folder";

/** Names of what operating systems, file servers and disks put into any folder. */
const FOREIGN =
  /^(?:\._.*|\.DS_Store|\.Spotlight-V100|\.Trashes|\.fseventsd|Thumbs\.db|desktop\.ini|@eaDir|lost\+found|\.nfs[0-9a-f]+)$/i;

/** The subfolder through which contents are replaced. */
export const WORK = ".replacing";
/** Begins the name of a folder with what was replaced; it may be within its part. */
export const REPLACED = "before-restore-";

/** Whether a file or folder is no part of the data, so that it's neither copied, listed nor replaced. */
export const isSkipped = (name: string): boolean =>
  FOREIGN.test(name) || name === WORK || name.startsWith(REPLACED);

const PRIVATE_FILE = 0o600;

/** Names of files and folders below a folder, relative to it. */
export interface Contents {
  files: string[];
  folders: string[];
}

/**
 * Everything below a folder, which may itself be a link, except for what is skipped; empty if there is no such folder.
 * @throws OperatorError for a link within it: what it leads to would be left out
 */
export const contentsOf = async (folder: string): Promise<Contents> => {
  const contents: Contents = { files: [], folders: [] };
  const visit = async (path: string): Promise<void> => {
    for (const entry of await readdir(path, { withFileTypes: true })) {
      const name = join(path, entry.name);
      if (isSkipped(entry.name)) continue;
      // Node reads other bytes as U+FFFD, by which the file can't be found.
      if (entry.name.includes("\ufffd"))
        throw new OperatorError(`${name} has a name that isn't UTF-8; rename or remove it.`);
      if (entry.isSymbolicLink())
        throw new OperatorError(
          `${name} is a link; only a part as a whole may be one. Put what it leads to in its place.`,
        );
      if (entry.isFile()) contents.files.push(relative(folder, name));
      if (!entry.isDirectory()) continue;
      contents.folders.push(relative(folder, name));
      await visit(name);
    }
  };
  try {
    await visit(folder);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
  return contents;
};

/**
 * Copies a file to a new one that only this user may read. No rights are changed afterwards, as some file systems
 * (vfat, CIFS, NFS) refuse that.
 * @returns the SHA-256 of what was copied, in hexadecimal
 */
const copyFile = async (from: string, to: string): Promise<string> => {
  const hash = createHash("sha256");
  const source = createReadStream(from).on("data", (chunk) => hash.update(chunk));
  await pipeline(source, createWriteStream(to, { flags: "wx", mode: PRIVATE_FILE }));
  return hash.digest("hex");
};

/** Copies `contents` from one folder to another. @returns the SHA-256 of each file */
export const copyContents = async (
  from: string,
  to: string,
  { files, folders }: Contents,
): Promise<Record<string, string>> => {
  const hashes: Record<string, string> = {};
  const parents = [
    to,
    ...folders.map((name) => join(to, name)),
    ...files.map((name) => dirname(join(to, name))),
  ];
  for (const folder of new Set(parents)) await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  for (const name of files) hashes[name] = await copyFile(join(from, name), join(to, name));
  return hashes;
};

/** Writes a file or folder through to the disk. */
export const sync = async (path: string): Promise<void> => {
  const file = await open(path, "r");
  try {
    await file.sync();
  } catch (error) {
    // File systems that can't sync a folder do so by themselves.
    if (!["EINVAL", "ENOTSUP", "EPERM"].includes(codeOf(error) ?? "")) throw error;
  } finally {
    await file.close();
  }
};

/** Writes everything below a folder through to the disk. */
export const syncContents = async (folder: string): Promise<void> => {
  const { files, folders } = await contentsOf(folder);
  for (const name of [...files, ...folders, ""]) await sync(join(folder, name));
};

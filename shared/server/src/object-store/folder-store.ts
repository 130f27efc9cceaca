import { randomUUID } from "node:crypto";
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { codeOf } from "../error-code";
import { isSkipped, sync } from "../files/copy-files";
import { checkKey, type ObjectSource, type ObjectStore, type StoredObject } from "./object-store";

const MISSING = ["ENOENT", "ENOTDIR", "EISDIR"];

/** Undefined if there is no such file or folder. */
const unlessMissing = async <Result>(promise: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await promise;
  } catch (error) {
    if (MISSING.includes(codeOf(error) ?? "")) return undefined;
    throw error;
  }
};

/** Suffix of files that are being written. Those that a crash leaves behind are never read or listed. */
const TEMPORARY = ".tmp";

/** Writes to a temporary file that `publish` moves into place, so that no reader sees a partly written file. */
const writeAtomically = async (
  path: string,
  source: ObjectSource,
  publish: (temporary: string) => Promise<void>,
): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}${TEMPORARY}`;
  try {
    if (Buffer.isBuffer(source)) await writeFile(temporary, source, { flag: "wx", flush: true });
    else {
      await copyFile(source.path, temporary);
      await sync(temporary);
    }
    await publish(temporary);
    await sync(dirname(path));
  } finally {
    await rm(temporary, { force: true });
  }
};

/** Stores objects as files in a folder; several processes may use it at once. */
export const createFolderStore = (root: string): ObjectStore => {
  const pathOf = (key: string): string => join(root, ...checkKey(key).split("/"));
  const keyOf = (path: string): string => relative(root, path).split(sep).join("/");

  const describe = async (path: string): Promise<StoredObject | undefined> => {
    const found = await unlessMissing(stat(path));
    return found?.isFile() ? { key: keyOf(path), modifiedAt: found.mtime } : undefined;
  };

  const filesBelow = async (folder: string): Promise<string[]> => {
    const names = (await unlessMissing(readdir(folder, { recursive: true }))) ?? [];
    const isObject = (name: string): boolean => !name.endsWith(TEMPORARY) && !name.split(sep).some(isSkipped);
    return names.filter(isObject).map((name) => join(folder, name));
  };

  return {
    read: async (key) => unlessMissing(readFile(pathOf(key))),
    has: async (key) => (await describe(pathOf(key))) !== undefined,
    async write(key, source) {
      const path = pathOf(key);
      await writeAtomically(path, source, (temporary) => rename(temporary, path));
    },
    async create(key, source) {
      const path = pathOf(key);
      try {
        // Unlike a rename, a link never replaces an existing file.
        await writeAtomically(path, source, (temporary) => link(temporary, path));
        return true;
      } catch (error) {
        if (codeOf(error) === "EEXIST") return false;
        throw error;
      }
    },
    async list(prefix, after = "") {
      const paths = await filesBelow(prefix === "" ? root : pathOf(prefix.slice(0, -1)));
      const found = await Promise.all(paths.filter((path) => keyOf(path) > after).map(describe));
      return found.filter((object) => object !== undefined).sort((a, b) => (a.key < b.key ? -1 : 1));
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })));
    },
  };
};

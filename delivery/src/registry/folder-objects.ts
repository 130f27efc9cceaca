import { randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { checkKey, type ObjectStore, type StoredObject } from "./object-store";

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  typeof error === "object" && error !== null && "code" in error && codes.includes(String(error.code));

const isMissing = (error: unknown): boolean => hasCode(error, "ENOENT", "ENOTDIR", "EISDIR");

/** Files that are being written; whoever finds one left behind may ignore it. */
const TEMPORARY = ".tmp";

const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/** Writes a file beside its place and lets `settle` bring it there, so that no reader sees half of it. */
const writeBeside = async (
  path: string,
  bytes: Buffer,
  settle: (temporary: string) => Promise<void>,
): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}${TEMPORARY}`;
  try {
    const file = await open(temporary, "wx");
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await settle(temporary);
    await syncFolder(dirname(path));
  } finally {
    await rm(temporary, { force: true });
  }
};

/** Objects as files of a folder; several processes may use it at once. */
export const createFolderObjects = (root: string): ObjectStore => {
  const pathOf = (key: string): string => join(root, ...checkKey(key).split("/"));
  const keyOf = (path: string): string => relative(root, path).split(sep).join("/");

  const describe = async (path: string): Promise<StoredObject | null> => {
    try {
      const found = await stat(path);
      return found.isFile() ? { key: keyOf(path), modifiedAt: found.mtime } : null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };

  const filesBelow = async (folder: string): Promise<string[]> => {
    try {
      const names = await readdir(folder, { recursive: true });
      return names.filter((name) => !name.endsWith(TEMPORARY)).map((name) => join(folder, name));
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  };

  return {
    read: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    has: async (key) => (await describe(pathOf(key))) !== null,
    write: async (key, bytes) => {
      const path = pathOf(key);
      await writeBeside(path, bytes, (temporary) => rename(temporary, path));
    },
    create: async (key, bytes) => {
      const path = pathOf(key);
      try {
        // Unlike a rename, a link never replaces what is there.
        await writeBeside(path, bytes, (temporary) => link(temporary, path));
        return true;
      } catch (error) {
        if (hasCode(error, "EEXIST")) return false;
        throw error;
      }
    },
    list: async (prefix, after = "") => {
      const paths = await filesBelow(pathOf(prefix.slice(0, -1)));
      const found = await Promise.all(paths.filter((path) => keyOf(path) > after).map(describe));
      return found.filter((object) => object !== null).sort((a, b) => (a.key < b.key ? -1 : 1));
    },
    remove: async (keys) => {
      await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })));
    },
  };
};

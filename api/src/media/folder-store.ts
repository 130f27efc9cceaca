import { randomUUID } from "node:crypto";
import { copyFile, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { codeOf } from "../error-code";
import type { ObjectSource, ObjectStore } from "./object-store";

const isMissing = (error: unknown): boolean => ["ENOENT", "ENOTDIR"].includes(codeOf(error) ?? "");

async function place(path: string, source: ObjectSource): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  try {
    if (!Buffer.isBuffer(source)) await copyFile(source.path, unfinished);
    const file = await open(unfinished, Buffer.isBuffer(source) ? "wx" : "r+");
    try {
      if (Buffer.isBuffer(source)) await file.writeFile(source);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

export function createFolderStore(folder: string): ObjectStore {
  return {
    async read(key) {
      try {
        return await readFile(join(folder, key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    write: (key, source) => place(join(folder, key), source),
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(join(folder, key), { force: true })));
    },
  };
}

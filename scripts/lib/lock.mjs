import { mkdirSync, rmSync, statSync, utimes } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inRoot } from "./packages.mjs";

const tryMakeFolder = (path) => {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
};

const removeIfStale = (path, staleMs) => {
  const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {};
  if (Date.now() - mtimeMs > staleMs) rmSync(path, { recursive: true, force: true });
};

/**
 * Runs the work under a named lock: a folder whose time is renewed while the work goes on. The lock of a process that has
 * ended is taken over. With Node alone, as packages are installed under a lock, too.
 */
export const withLock = async (name, work, { folder = inRoot(".cache"), staleMs = 15_000 } = {}) => {
  const path = join(folder, `${name}.lock`);
  await mkdir(folder, { recursive: true });
  for (let isFirst = true; !tryMakeFolder(path); isFirst = false) {
    if (isFirst) console.log(`Waiting for another ${name}.`);
    removeIfStale(path, staleMs);
    await wait(200);
  }
  const renew = () => utimes(path, new Date(), new Date(), () => undefined);
  const beat = setInterval(renew, staleMs / 5);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(path, { recursive: true, force: true });
  }
};

import { mkdirSync, rmSync, statSync, utimes } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inRoot } from "./packages.mjs";

const FOLDER = inRoot(".cache");

/** Runs the work under a named lock. The lock of a process that has ended is taken over. */
export const withLock = async (name, work, { folder = FOLDER, staleMs = 15_000 } = {}) => {
  // Imported here, as it is missing until the packages are installed.
  const { default: lockfile } = await import("proper-lockfile");
  await mkdir(folder, { recursive: true });
  const release = await lockfile.lock(join(folder, name), {
    realpath: false,
    stale: staleMs,
    retries: { forever: true, minTimeout: 100, maxTimeout: 500 },
  });
  try {
    return await work();
  } finally {
    await release();
  }
};

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

/** The same with Node alone, for the installation itself: its folder's time is renewed while the work goes on. */
export const withInstallationLock = async (work, { folder = FOLDER, staleMs = 15_000 } = {}) => {
  const path = join(folder, "installing");
  await mkdir(folder, { recursive: true });
  for (let isFirst = true; !tryMakeFolder(path); isFirst = false) {
    if (isFirst) console.log("Waiting for another installation.");
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

import { mkdirSync, rmSync } from "node:fs";
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

/**
 * The same with Node alone, for the installation itself. Nothing is taken over: the lock of a killed process has
 * to be removed by hand, as its progress is unknown.
 */
export const withInstallationLock = async (work, { folder = FOLDER } = {}) => {
  const path = join(folder, "installing");
  await mkdir(folder, { recursive: true });
  for (let isFirst = true; !tryMakeFolder(path); isFirst = false) {
    if (isFirst) console.log(`Waiting for another installation. If there is none, remove ${path}.`);
    await wait(200);
  }
  const release = () => rmSync(path, { recursive: true, force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.removeListener("exit", release);
    release();
  }
};

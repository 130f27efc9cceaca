import { mkdirSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inRoot } from "./packages.mjs";

const FOLDER = inRoot(".cache");

/** Does the work while no other process works under the same name; takes over from a process that is gone. */
export const withLock = async (name, work, { folder = FOLDER, staleMs = 15_000 } = {}) => {
  // Not there yet when the packages are installed.
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
 * The same with nothing but Node, for the installation itself. No takeover: the lock of a killed process has
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

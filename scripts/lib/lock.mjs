import { mkdir, rm, stat, utimes } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { inRoot } from "./packages.mjs";

/** A lock that nobody has renewed for so long was left behind by a process that is gone. In milliseconds. */
const LEFT_BEHIND = 15_000;
const RENEW = 3_000;

const isFree = async (path) => {
  try {
    await mkdir(path);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
};

/** Does the work while no other process of this checkout builds the same package. */
export const whileBuilding = async (name, work) => {
  const path = inRoot(".cache", `building-${name}`);
  await mkdir(inRoot(".cache"), { recursive: true });
  while (!(await isFree(path))) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > LEFT_BEHIND) await rm(path, { recursive: true, force: true });
    await wait(200);
  }
  const renewal = setInterval(() => utimes(path, new Date(), new Date()).catch(() => undefined), RENEW);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await rm(path, { recursive: true, force: true });
  }
};

import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { codeOf } from "@promptfolio/server/error-code";
import { OperatorError } from "@promptfolio/server/operator-error";
import { Type } from "typebox";
import { Value } from "typebox/value";

const HEARTBEAT_INTERVAL_MS = 2_000;
/** A lock held by another machine counts as abandoned after this many milliseconds without a heartbeat. */
const ABANDONED_AFTER_MS = 15_000;

const Holder = Type.Object({
  pid: Type.Integer(),
  host: Type.String(),
  started: Type.Union([Type.String(), Type.Null()]),
  since: Type.String(),
});

/** The fields of Linux's /proc/…/stat from field 3, the state; undefined on other systems or if the process is gone. */
const statOf = (pid: number): string[] | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
};

/**
 * When a process was started, in clock ticks since boot (field 22 of Linux's /proc/…/stat), as process ids are reused;
 * undefined on other systems or if the process is gone.
 */
const processStart = (pid: number): string | undefined => statOf(pid)?.[19];

/** Whether a process and all its threads have ended, but its parent hasn't waited for it: some parents never do. */
const isZombie = (pid: number): boolean => {
  try {
    return statOf(pid)?.[0] === "Z" && readdirSync(`/proc/${pid}/task`).length === 1;
  } catch {
    return false;
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    // The process runs as another user.
    return codeOf(error) === "EPERM";
  }
};

/** Locks held by this process: the process id can't distinguish two parts of one process. */
const lockedByThisProcess = new Set<string>();

const parseHolder = (text: string) => {
  try {
    const holder: unknown = JSON.parse(text);
    return Value.Check(Holder, holder) ? holder : undefined;
  } catch {
    return undefined;
  }
};

/** The lock's current content and the milliseconds since its last heartbeat; undefined if the lock is gone. */
const readLock = (path: string): { text: string; age: number } | undefined => {
  try {
    return { text: readFileSync(path, "utf8"), age: Date.now() - statSync(path).mtimeMs };
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
};

/** The holder of the lock, as a phrase; undefined if the lock is abandoned. */
const holderOf = (path: string, { text, age }: { text: string; age: number }): string | undefined => {
  if (lockedByThisProcess.has(path)) return `this process (${process.pid})`;
  const holder = parseHolder(text);
  // A lock that can't be parsed is being written right now, or was left by a crash.
  if (!holder) return age < ABANDONED_AFTER_MS ? "a process that is just starting" : undefined;
  if (holder.host !== hostname()) {
    return age < ABANDONED_AFTER_MS ? `process ${holder.pid} on ${holder.host}` : undefined;
  }
  if (holder.pid === process.pid || !isRunning(holder.pid)) return undefined;
  const started = processStart(holder.pid);
  if (holder.started !== null && started !== undefined && started !== holder.started) return undefined;
  return `process ${holder.pid}, since ${holder.since}`;
};

const write = (path: string): void => {
  const { pid } = process;
  const holder = {
    pid,
    host: hostname(),
    started: processStart(pid) ?? null,
    since: new Date().toISOString(),
  };
  writeFileSync(path, JSON.stringify(holder), { flag: "wx", mode: 0o600 });
};

/** Whether this process may clear now: one at a time. A crash meanwhile blocks the others as long as a lock does. */
const startClearing = (marker: string): boolean => {
  try {
    mkdirSync(marker);
    return true;
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
  const started = statSync(marker, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  if (Date.now() - started > ABANDONED_AFTER_MS) rmSync(marker, { recursive: true, force: true });
  return false;
};

/**
 * Removes the abandoned lock with the content `seen`, and no other: if several processes found the same abandoned lock,
 * the later ones find the lock of the first.
 */
export const clearAbandoned = (path: string, seen: string): void => {
  const marker = `${path}.clearing`;
  if (!startClearing(marker)) return;
  try {
    if (readLock(path)?.text === seen) rmSync(path);
  } finally {
    rmSync(marker, { recursive: true, force: true });
  }
};

/**
 * Locks the data folder for this process: two engines on one database would destroy it silently.
 * @throws OperatorError that names the holder
 */
export const lockFolder = (folder: string) => {
  const path = join(folder, "lock.json");
  for (let attempt = 0; ; attempt += 1) {
    try {
      write(path);
      break;
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
    }
    const found = readLock(path);
    if (!found) continue;
    const holder = holderOf(path, found);
    if (holder !== undefined || attempt > 5) {
      throw new OperatorError(
        `The data folder ${folder} is in use by ${holder ?? "another process"}; stop that first, or set DATA_DIR to another folder.`,
      );
    }
    clearAbandoned(path, found.text);
  }
  lockedByThisProcess.add(path);
  const heartbeat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(path, now, now);
    } catch (error) {
      // The folder was removed meanwhile: nothing is left to protect.
      if (codeOf(error) !== "ENOENT") throw error;
      clearInterval(heartbeat);
    }
  }, HEARTBEAT_INTERVAL_MS);
  heartbeat.unref();
  return {
    release(): void {
      if (!lockedByThisProcess.delete(path)) return;
      clearInterval(heartbeat);
      rmSync(path, { force: true });
    },
  };
};

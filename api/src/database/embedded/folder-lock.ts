import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { codeOf } from "@promptfolio/server/error-code";
import { OperatorError } from "@promptfolio/server/operator-error";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { isRunning, processStart } from "./process-start";

const HEARTBEAT_INTERVAL_MS = 2_000;
/** A lock of another machine counts as abandoned after this many milliseconds without a heartbeat. */
const ABANDONED_AFTER_MS = 15_000;

const Holder = Type.Object({
  pid: Type.Integer(),
  host: Type.String(),
  started: Type.Union([Type.String(), Type.Null()]),
  since: Type.String(),
});

export interface FolderLock {
  release(): void;
}

/** Locks of this process: the process id can't tell two of its parts apart. */
const heldHere = new Set<string>();

const parseHolder = (text: string) => {
  try {
    const holder: unknown = JSON.parse(text);
    return Value.Check(Holder, holder) ? holder : undefined;
  } catch {
    return undefined;
  }
};

/** What the lock says now and how many milliseconds ago its last heartbeat was; undefined if it is gone. */
const readLock = (path: string): { text: string; age: number } | undefined => {
  try {
    return { text: readFileSync(path, "utf8"), age: Date.now() - statSync(path).mtimeMs };
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
};

/** Who holds the lock, as a phrase, or undefined if nobody does any more. */
const holderOf = (path: string, { text, age }: { text: string; age: number }): string | undefined => {
  if (heldHere.has(path)) return `this process (${process.pid})`;
  const holder = parseHolder(text);
  // A lock that can't be read is being written right now, or was left by a crash.
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
  const file = openSync(path, "wx", 0o600);
  const { pid } = process;
  const holder = {
    pid,
    host: hostname(),
    started: processStart(pid) ?? null,
    since: new Date().toISOString(),
  };
  writeSync(file, JSON.stringify(holder));
  closeSync(file);
};

/** Whether this process may clear now: one at a time. A crash in between blocks the others for as long as a lock. */
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
 * Removes the abandoned lock that was `seen`. Another one stays untouched: of several processes that found the same
 * abandoned lock, those that come later find the winner's.
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
 * Takes the data folder for this process: two engines on one database would destroy it without a word.
 * @throws OperatorError that says who holds it
 */
export const lockFolder = (folder: string): FolderLock => {
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
  heldHere.add(path);
  const heartbeat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(path, now, now);
    } catch (error) {
      // Somebody removed the folder under us: nothing is left to guard.
      if (codeOf(error) !== "ENOENT") throw error;
      clearInterval(heartbeat);
    }
  }, HEARTBEAT_INTERVAL_MS);
  heartbeat.unref();
  return {
    release() {
      if (!heldHere.delete(path)) return;
      clearInterval(heartbeat);
      rmSync(path, { force: true });
    },
  };
};

import { readdirSync, readFileSync } from "node:fs";
import { codeOf } from "@promptfolio/server/error-code";

/** What Linux says of a process from its state on, which is field 3; undefined where that can't be known, or it is gone. */
const statOf = (pid: number): string[] | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
};

/**
 * When a process was started, in clock ticks since boot (field 22 of Linux's /proc/…/stat), as process ids are used
 * again; undefined where that can't be known, or the process is gone.
 */
export const processStart = (pid: number): string | undefined => statOf(pid)?.[19];

/** Killed, and all of its threads have ended, but its parent hasn't asked how: some never do. */
const isZombie = (pid: number): boolean => {
  try {
    return statOf(pid)?.[0] === "Z" && readdirSync(`/proc/${pid}/task`).length === 1;
  } catch {
    return false;
  }
};

export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    // It runs, as somebody else.
    return codeOf(error) === "EPERM";
  }
};

import { readdirSync, readFileSync } from "node:fs";
import { codeOf } from "@promptfolio/server/error-code";

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
export const processStart = (pid: number): string | undefined => statOf(pid)?.[19];

/** Whether a process and all its threads have ended, but its parent hasn't waited for it: some parents never do. */
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
    // The process runs as another user.
    return codeOf(error) === "EPERM";
  }
};

import { readFileSync } from "node:fs";
import { codeOf } from "@promptfolio/server/error-code";

/**
 * When a process was started, in clock ticks since boot (field 22 of Linux's /proc/…/stat), as process ids are used
 * again; undefined where that can't be known, or the process is gone.
 */
export const processStart = (pid: number): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return undefined;
  }
};

export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, as somebody else.
    return codeOf(error) === "EPERM";
  }
};

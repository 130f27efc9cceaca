import { readFileSync } from "node:fs";
import { processTree } from "./process-tree";

const PAGE_BYTES = 4096;

const residentPages = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);

/**
 * What a process and those that it started hold in memory, in megabytes, buffers included; undefined where the system
 * doesn't say, or when the process has ended.
 */
export const residentMegabytes = (pid: number): number | undefined => {
  try {
    const pages = processTree(pid).reduce((sum, each) => sum + residentPages(each), 0);
    return (pages * PAGE_BYTES) / 1024 / 1024;
  } catch {
    return undefined;
  }
};

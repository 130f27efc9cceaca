import { readFileSync } from "node:fs";
import { processTree } from "./process-tree";

const PAGE_BYTES = 4096;

const residentPages = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);

/**
 * The memory of a process and of those that it started, in megabytes, including buffers; undefined if the system
 * doesn't provide it, or if the process has ended.
 */
export const residentMegabytes = (pid: number): number | undefined => {
  try {
    const pages = processTree(pid).reduce((sum, each) => sum + residentPages(each), 0);
    return (pages * PAGE_BYTES) / 1024 / 1024;
  } catch {
    return undefined;
  }
};

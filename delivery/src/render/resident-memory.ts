import { readFileSync } from "node:fs";
import { processTree } from "./process-tree";

const PAGE_BYTES = 4096;

const residentPages = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);

/** 0 if the process has just ended. */
const residentPagesOfChild = (pid: number): number => {
  try {
    return residentPages(pid);
  } catch {
    return 0;
  }
};

/**
 * The memory of a process and of those that it started, in megabytes, including buffers; undefined if the system
 * doesn't provide it, or if the process has ended.
 */
export const residentMegabytes = (pid: number): number | undefined => {
  try {
    const children = processTree(pid).slice(1);
    const pages = children.reduce((sum, child) => sum + residentPagesOfChild(child), residentPages(pid));
    return (pages * PAGE_BYTES) / 1024 / 1024;
  } catch {
    return undefined;
  }
};

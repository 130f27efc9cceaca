import { readFileSync } from "node:fs";

const PAGE_BYTES = 4096;

// The kernel makes these files up at the read: waiting for a thread to do it takes longer than the read itself.
const read = (path: string): string => readFileSync(path, "utf8");

const residentPages = (pid: number): number => Number(read(`/proc/${pid}/statm`).split(" ")[1]);

const childrenOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).trim().split(" ").filter(Boolean).map(Number);

const pagesOfTree = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + pagesOfTree(child), residentPages(pid));

/**
 * What a process and those that it started hold in memory, in megabytes, buffers included; undefined where the system
 * doesn't say, or when the process has ended.
 */
export const residentMegabytes = (pid: number): number | undefined => {
  try {
    return (pagesOfTree(pid) * PAGE_BYTES) / 1024 / 1024;
  } catch {
    return undefined;
  }
};

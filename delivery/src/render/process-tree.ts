import { readFileSync } from "node:fs";

// The kernel generates these files on each read: waiting for a thread to read one takes longer than the read itself.
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);

/** Empty if the process has just ended. */
const subtree = (pid: number): number[] => {
  try {
    return processTree(pid);
  } catch {
    return [];
  }
};

/**
 * A process and all that it started, its sandbox first.
 * @throws if the system doesn't provide this, or if the process has ended
 */
export const processTree = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(subtree)];

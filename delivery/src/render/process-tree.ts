import { readFileSync } from "node:fs";

// The kernel makes these files up at the read: waiting for a thread to do it takes longer than the read itself.
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);

/**
 * A process and all that it started, its sandbox first.
 * @throws where the system doesn't say, or when a process has ended
 */
export const processTree = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(processTree)];

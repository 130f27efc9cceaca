import { getPriority, setPriority } from "node:os";
import { processTree } from "./process-tree";

/**
 * How much nicer than the server: the server responds and rejects before renderers continue. They get a third of its
 * share.
 */
const RENDERER = 5;
/** A tenth of the share of other renderers. */
const LOWERED = 15;
const NICEST = 19;

const setPriorities = (pids: readonly number[], nicer: number): void => {
  try {
    const priority = Math.min(NICEST, getPriority() + nicer);
    for (const each of pids) setPriority(each, priority);
  } catch {
    // The process has ended, or the system doesn't allow it: priorities stay unchanged.
  }
};

const treeOf = (pid: number): number[] => {
  try {
    return processTree(pid);
  } catch {
    // The system doesn't list child processes, or the process has ended.
    return [];
  }
};

/** Gives the server precedence. Processes that this one starts later inherit the priority. */
export const setRendererPriority = (pid: number): void => setPriorities([pid], RENDERER);

/** Gives other processes precedence: a process that takes long gets the CPU time that they leave. */
export const lowerPriority = (pid: number): void => setPriorities(treeOf(pid), LOWERED);

/** Reverts `lowerPriority` where the system allows it; on most systems only root may. */
export const restorePriority = (pid: number): void => setPriorities(treeOf(pid), RENDERER);

import { getPriority, setPriority } from "node:os";
import { processTree } from "./process-tree";

/** How much nicer than the server: it responds, and turns away, before renderers go on; they get a third of its share. */
const RENDERER = 5;
/** A tenth of what other renderers get. */
const LOWERED = 15;
const NICEST = 19;

const setPriorities = (pids: readonly number[], nicer: number): void => {
  try {
    const priority = Math.min(NICEST, getPriority() + nicer);
    for (const each of pids) setPriority(each, priority);
  } catch {
    // It has ended, or the system doesn't allow it: everything stays as it is.
  }
};

const treeOf = (pid: number): number[] => {
  try {
    return processTree(pid);
  } catch {
    // The system doesn't tell what belongs to it, or it has ended.
    return [];
  }
};

/** Lets the server go first. What the process starts later inherits it. */
export const setRendererPriority = (pid: number): void => setPriorities([pid], RENDERER);

/** Lets others go first: a process that needs long gets what they leave of the processor. */
export const lowerPriority = (pid: number): void => setPriorities(treeOf(pid), LOWERED);

/** Takes that back, where the system allows it; only root may on most. */
export const restorePriority = (pid: number): void => setPriorities(treeOf(pid), RENDERER);

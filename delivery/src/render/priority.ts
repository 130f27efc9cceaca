import { constants, setPriority } from "node:os";
import { processTree } from "./process-tree";

const { PRIORITY_BELOW_NORMAL, PRIORITY_NORMAL } = constants.priority;

const setPriorityOfTree = (pid: number, priority: number): void => {
  try {
    for (const each of processTree(pid)) setPriority(each, priority);
  } catch {
    // The system doesn't tell what belongs to it, or it has ended: everything stays as it is.
  }
};

/** Lets others go first: a process that needs long gets what they leave of the processor. */
export const lowerPriority = (pid: number): void => setPriorityOfTree(pid, PRIORITY_BELOW_NORMAL);

/** Takes that back, where the system allows it; only root may on most. */
export const restorePriority = (pid: number): void => setPriorityOfTree(pid, PRIORITY_NORMAL);

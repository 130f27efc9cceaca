import { readFileSync } from "node:fs";
import { getPriority, setPriority } from "node:os";

const attempt = <Result>(act: () => Result): Result | undefined => {
  try {
    return act();
  } catch {
    // The process has ended, or the system doesn't provide or allow it.
    return undefined;
  }
};

// The kernel generates these files on each read: waiting for a thread to read one takes longer than the read itself.
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);

/**
 * A process and all that it started, its sandbox first.
 * @throws if the system doesn't provide this, or if the process has ended
 */
export const processTree = (pid: number): number[] => [
  pid,
  ...childrenOf(pid).flatMap((child) => attempt(() => processTree(child)) ?? []),
];

/** Kills all that a process started. */
export const killStartedBy = (pid: number): void => {
  const [, ...started] = attempt(() => processTree(pid)) ?? [];
  for (const each of started) attempt(() => process.kill(each, "SIGKILL"));
};

const PAGE_BYTES = 4096;

const residentPages = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);

/**
 * The memory of a process and of those that it started, in megabytes, including buffers; undefined if the system
 * doesn't provide it, or if the process has ended.
 */
export const residentMegabytes = (pid: number): number | undefined =>
  attempt(() => {
    const [, ...children] = processTree(pid);
    const pages = children.reduce(
      (sum, child) => sum + (attempt(() => residentPages(child)) ?? 0),
      residentPages(pid),
    );
    return (pages * PAGE_BYTES) / 1024 / 1024;
  });

/**
 * How much nicer than the server: the server responds and rejects before renderers continue. They get a third of its
 * share.
 */
const RENDERER = 5;
/** A tenth of the share of other renderers. */
const LOWERED = 15;
const NICEST = 19;

const setPriorities = (listProcesses: () => readonly number[], nicer: number): void => {
  attempt(() => {
    const priority = Math.min(NICEST, getPriority() + nicer);
    for (const pid of listProcesses()) setPriority(pid, priority);
  });
};

/** Gives the server precedence. Processes that this one starts later inherit the priority. */
export const setRendererPriority = (pid: number): void => setPriorities(() => [pid], RENDERER);

/** Gives other processes precedence: a process that takes long gets the CPU time that they leave. */
export const lowerPriority = (pid: number): void => setPriorities(() => processTree(pid), LOWERED);

/** Reverts `lowerPriority` where the system allows it; on most systems only root may. */
export const restorePriority = (pid: number): void => setPriorities(() => processTree(pid), RENDERER);

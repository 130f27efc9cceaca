import { readFile } from "node:fs/promises";
import { processTree } from "../../delivery/src/render/process-tree";

/** From the kernel's rollup, which takes some milliseconds per process; 0 if the process has just ended. */
const proportionalKilobytes = async (pid: number): Promise<number> => {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
};

/** Megabytes of a process and its descendants; shared memory is divided among them (proportional set size). */
export const treeMegabytes = async (pid: number): Promise<number> => {
  const kilobytes = await Promise.all(processTree(pid).map(proportionalKilobytes));
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1_024;
};

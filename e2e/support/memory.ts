import { readFileSync } from "node:fs";
import { processTree } from "../../delivery/src/render/process-tree";

/** Megabytes of a process and all that it started; what processes share counts by its part (proportional set size). */
export const treeMegabytes = (pid: number): number => {
  let kilobytes = 0;
  for (const each of processTree(pid)) {
    try {
      const rollup = readFileSync(`/proc/${each}/smaps_rollup`, "utf8");
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
    } catch {
      // It has just ended.
    }
  }
  return kilobytes / 1_024;
};

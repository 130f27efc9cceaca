import { readdir, readFile } from "node:fs/promises";

/** The clock tick of Linux; https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
const TICK_MS = 10;

interface ProcessSums {
  /** Processor time of a process and its descendants, including those that have ended. */
  milliseconds: number;
  /** Their memory; shared memory counts once. */
  megabytes: number;
}

const statOf = async (pid: number): Promise<{ parent: number; ticks: number } | undefined> => {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  // The name, in parentheses, may contain any character.
  const fields = text
    ?.slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  if (!fields) return undefined;
  return { parent: fields[1] ?? 0, ticks: fields.slice(11, 15).reduce((sum, value) => sum + value, 0) };
};

/** Processor time of a process alone, without its descendants. */
export const ownMilliseconds = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${pid}/stat`, "utf8");
  const [user = 0, system = 0] = text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return (user + system) * TICK_MS;
};

const megabytesOf = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024;
};

export const sumsOf = async (pid: number): Promise<ProcessSums> => {
  const pids = (await readdir("/proc")).map(Number).filter((number) => number > 0);
  const stats = new Map(await Promise.all(pids.map(async (each) => [each, await statOf(each)] as const)));
  const isBelow = (each: number): boolean =>
    each === pid || (each > 1 && isBelow(stats.get(each)?.parent ?? 0));
  const found = pids.filter(isBelow);
  const ticks = found.reduce((sum, each) => sum + (stats.get(each)?.ticks ?? 0), 0);
  const megabytes = await Promise.all(found.map(megabytesOf));
  return { milliseconds: ticks * TICK_MS, megabytes: megabytes.reduce((sum, one) => sum + one, 0) };
};

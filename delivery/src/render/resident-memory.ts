import { readFile } from "node:fs/promises";

const PAGE_BYTES = 4096;

const residentPages = async (pid: number): Promise<number> =>
  Number((await readFile(`/proc/${pid}/statm`, "utf8")).split(" ")[1]);

const childrenOf = async (pid: number): Promise<number[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).trim().split(" ").filter(Boolean).map(Number);

const pagesOfTree = async (pid: number): Promise<number> => {
  const own = await residentPages(pid);
  const others = await Promise.all((await childrenOf(pid)).map(pagesOfTree));
  return others.reduce((sum, pages) => sum + pages, own);
};

/**
 * What a process and those that it started hold in memory, in megabytes, buffers included; undefined where the system
 * doesn't say, or when the process has ended.
 */
export const residentMegabytes = async (pid: number): Promise<number | undefined> => {
  try {
    return ((await pagesOfTree(pid)) * PAGE_BYTES) / 1024 / 1024;
  } catch {
    return undefined;
  }
};

import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const MEMORY = "/dev/shm";
const NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * Where tests put what doesn't outlive them: in memory if there is room, as databases and stores sync every file that
 * they write.
 */
export const fastestFolder = () => {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > NEEDED_BYTES ? MEMORY : tmpdir();
};

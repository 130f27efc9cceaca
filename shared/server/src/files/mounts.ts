import { readFileSync } from "node:fs";
import { sep } from "node:path";

/** In /proc/self/mountinfo spaces and similar characters are octal. */
const unescaped = (text: string): string =>
  text.replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)));

/** The folders and files on which something is mounted; empty where the system has no such list. */
export const mountPoints = (): string[] => {
  try {
    const lines = readFileSync("/proc/self/mountinfo", "utf8").split("\n");
    return lines.flatMap((line) => line.split(" ")[4] ?? []).map(unescaped);
  } catch {
    return [];
  }
};

/** The first mount that is at a path or below it. */
export const mountIn = (path: string, mounts: readonly string[]): string | undefined =>
  mounts.find((mount) => mount === path || mount.startsWith(path + sep));

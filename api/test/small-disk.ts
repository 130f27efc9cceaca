import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { codeOf } from "@promptfolio/server/error-code";

/** Runs what follows where it may mount, without any rights outside. */
const NAMESPACE = ["unshare", "--user", "--map-root-user", "--mount"];

/** Whether this system lets a process have a small disk of its own; Debian and Ubuntu mostly do. */
export const canMount = (): boolean => {
  const [program = "", ...parameters] = NAMESPACE;
  return spawnSync(program, [...parameters, "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;
};

/** What to put before a command so that it sees at `place` a disk of so many MiB, with a copy of `folder` on it. */
export const onSmallDisk = (folder: string, place: string, megabytes: number): string[] => [
  ...NAMESPACE,
  "sh",
  "-ec",
  `mount -t tmpfs -o size=${megabytes}m tmpfs "$1"; cp -r "$0/." "$1"; mkdir -p "$1/tmp"; shift; exec "$@"`,
  folder,
  place,
];

/** A process' folder, seen from outside of its name space. */
export const inside = (pid: number | undefined, place: string): string => `/proc/${pid}/root${place}`;

/**
 * Leaves no byte free on a folder's disk.
 * @returns frees the space
 */
export const fillDisk = (folder: string): (() => void) => {
  const path = join(folder, "filler");
  const file = openSync(path, "w");
  for (const size of [1024 * 1024, 4096, 1]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size, 1));
    } catch (error) {
      if (codeOf(error) !== "ENOSPC") throw error;
    }
  }
  closeSync(file);
  return () => rmSync(path);
};

import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { codeOf } from "@promptfolio/server/error-code";

/** Runs the following command in a namespace where it may mount, without any rights outside. */
const NAMESPACE = ["unshare", "--user", "--map-root-user", "--mount"];

/** Whether this system lets a process mount its own small disk; Debian and Ubuntu mostly do. */
export const canMount = (): boolean => {
  const [program = "", ...parameters] = NAMESPACE;
  return spawnSync(program, [...parameters, "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;
};

/** Prefix for a command that gives it a disk of `megabytes` MiB at `place`, with a copy of `folder` on it. */
export const onSmallDisk = (folder: string, place: string, megabytes: number): string[] => [
  ...NAMESPACE,
  "sh",
  "-ec",
  `mount -t tmpfs -o size=${megabytes}m tmpfs "$1"; cp -r "$0/." "$1"; mkdir -p "$1/tmp"; shift; exec "$@"`,
  folder,
  place,
];

/** Path of a process's folder from outside its namespace. */
export const inside = (pid: number | undefined, place: string): string => `/proc/${pid}/root${place}`;

/**
 * Fills a folder's disk to the last byte.
 * @returns a function that frees the space
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

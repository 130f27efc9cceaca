import { stat, statfs } from "node:fs/promises";
import { OperatorError } from "../operator-error";

const MEBIBYTE = 1024 * 1024;

/** What will be written to a folder, in bytes. */
export interface Demand {
  folder: string;
  bytes: number;
}

/** @throws OperatorError if a file system has too little space for all that will be written to it */
export const assertSpace = async (demands: readonly Demand[]): Promise<void> => {
  const byDevice = new Map<number, Demand>();
  for (const { folder, bytes } of demands) {
    const { dev } = await stat(folder);
    byDevice.set(dev, { folder, bytes: bytes + (byDevice.get(dev)?.bytes ?? 0) });
  }
  for (const { folder, bytes } of byDevice.values()) {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < bytes)
      throw new OperatorError(
        `${folder} needs ${Math.ceil(bytes / MEBIBYTE)} MiB of free space and has ${Math.floor((bavail * bsize) / MEBIBYTE)} MiB; nothing was changed.`,
      );
  }
};

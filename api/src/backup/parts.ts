import { cp } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "@promptfolio/server/error-code";

/** What of a data folder can't be made again: renditions can, so they stay out. */
export const PARTS = ["database", "media/originals", "secret"] as const;

/** Copies a part of a data folder, if it is there. */
export const copyPart = async (from: string, to: string, part: string): Promise<void> => {
  try {
    await cp(join(from, part), join(to, part), { recursive: true, errorOnExist: true, force: false });
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
};

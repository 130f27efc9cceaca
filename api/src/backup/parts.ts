import { cp } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "@promptfolio/server/error-code";

/** The parts of a data folder that can't be recreated. Renditions can, so they are left out. */
export const PARTS = ["database", "media/originals", "secret"] as const;

/** Copies a part of a data folder, if it exists. */
export const copyPart = async (from: string, to: string, part: string): Promise<void> => {
  try {
    await cp(join(from, part), join(to, part), { recursive: true, errorOnExist: true, force: false });
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
};

import { stat } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "@promptfolio/server/error-code";
import { type Contents, contentsOf, copyContents } from "@promptfolio/server/files/copy-files";

/** The parts of a data folder that can't be recreated. Renditions can, so they are left out. */
export const PARTS = [
  { name: "database", kind: "folder" },
  { name: "media/originals", kind: "folder" },
  { name: "secret", kind: "file" },
] as const;
export type Part = (typeof PARTS)[number];

const isFile = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if (codeOf(error) === "ENOENT") return false;
    throw error;
  }
};

/** What there is of a part, relative to the data folder. */
const partContents = async (dataDir: string, { name, kind }: Part): Promise<Contents> => {
  if (kind === "file") return { files: (await isFile(join(dataDir, name))) ? [name] : [], folders: [] };
  const { files, folders } = await contentsOf(join(dataDir, name));
  const below = (path: string): string => join(name, path);
  return { files: files.map(below), folders: folders.map(below) };
};

export interface CopiedPart {
  /** The SHA-256 of each file. */
  files: Record<string, string>;
  folders: string[];
}

/** Copies a part of a data folder, if it exists. */
export const copyPart = async (dataDir: string, to: string, part: Part): Promise<CopiedPart> => {
  const contents = await partContents(dataDir, part);
  return { files: await copyContents(dataDir, to, contents), folders: contents.folders };
};

/** How many bytes the parts have. */
export const sizeOf = async (dataDir: string, parts: readonly Part[]): Promise<number> => {
  let bytes = 0;
  for (const part of parts)
    for (const name of (await partContents(dataDir, part)).files)
      bytes += (await stat(join(dataDir, name)).catch(() => undefined))?.size ?? 0;
  return bytes;
};

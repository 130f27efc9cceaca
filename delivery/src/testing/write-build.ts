import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ReleaseDescriptor } from "@promptfolio/contracts/release";
import { integrityOf } from "../registry/integrity";
import { sampleFiles, sampleRelease } from "./sample-release";

/** Writes a valid build into a folder, and returns that folder; `changed` replaces the sample's files or adds some. */
export const writeBuild = async (
  folder: string,
  id: string,
  version: string,
  more: Partial<ReleaseDescriptor> = {},
  changed: Record<string, string> = {},
): Promise<string> => {
  const files = { ...sampleFiles(id, version), ...changed };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const listed = Object.entries(files).map(([path, text]) => ({
    path,
    bytes: text.length,
    integrity: integrityOf(Buffer.from(text)),
  }));
  const descriptor = sampleRelease(id, version, { files: listed, ...more });
  await writeFile(join(folder, "release.json"), JSON.stringify(descriptor));
  return folder;
};

import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { OperatorError } from "@promptfolio/server/operator-error";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";

/** The contents of a backup: every file in it with its SHA-256. */
const Manifest = Type.Object({
  format: Type.Literal(1),
  madeAt: Type.String(),
  files: Type.Record(Type.String(), Type.String({ pattern: "^[0-9a-f]{64}$" })),
});
export type Manifest = Static<typeof Manifest>;

const NAME = "manifest.json";

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
};

const hashFiles = async (folder: string): Promise<Record<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files: Record<string, string> = {};
  for (const path of paths.sort()) {
    const name = relative(folder, path);
    if (name !== NAME) files[name] = await hashOf(path);
  }
  return files;
};

/** Writes the manifest of a finished backup. */
export const writeManifest = async (folder: string): Promise<Manifest> => {
  const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), files: await hashFiles(folder) };
  await writeFile(join(folder, NAME), JSON.stringify(manifest, null, 2), { mode: 0o600 });
  return manifest;
};

/** Compares a backup with its manifest. @throws OperatorError if it isn't complete */
export const checkManifest = async (folder: string): Promise<Manifest> => {
  let manifest: unknown;
  try {
    manifest = JSON.parse(await readFile(join(folder, NAME), "utf8"));
  } catch {
    throw new OperatorError(`${folder} is not a complete backup: it has no readable ${NAME}.`);
  }
  if (!Value.Check(Manifest, manifest)) throw new OperatorError(`The ${NAME} of ${folder} can't be parsed.`);
  const found = await hashFiles(folder);
  const names = new Set([...Object.keys(found), ...Object.keys(manifest.files)]);
  for (const name of names) {
    if (found[name] !== manifest.files[name]) {
      throw new OperatorError(`The backup ${folder} is damaged: ${name} differs from what was written.`);
    }
  }
  return manifest;
};

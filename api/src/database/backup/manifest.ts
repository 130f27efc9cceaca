import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { copyContents } from "@promptfolio/server/files/copy-files";
import { OperatorError } from "@promptfolio/server/operator-error";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import type { CopiedPart, Part } from "./parts";

/** Within the backup: neither absolute nor upwards. */
const Path = Type.String({ pattern: "^(?!([^]*[\\\\/])?\\.\\.([\\\\/]|$))[^/\\\\][^]*$" });

/** The contents of a backup: every folder, and every file with its SHA-256. */
const Manifest = Type.Object({
  format: Type.Literal(1),
  madeAt: Type.String(),
  folders: Type.Array(Path),
  files: Type.Record(Path, Type.String({ pattern: "^[0-9a-f]{64}$" }), { additionalProperties: false }),
});
export type Manifest = Static<typeof Manifest>;

const NAME = "manifest.json";

/** Writes the manifest of a finished backup. */
export const writeManifest = async (folder: string, parts: readonly CopiedPart[]): Promise<Manifest> => {
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    folders: parts.flatMap(({ folders }) => folders),
    files: Object.assign({}, ...parts.map(({ files }) => files)),
  };
  await writeFile(join(folder, NAME), JSON.stringify(manifest, null, 2), { mode: 0o600, flush: true });
  return manifest;
};

const damaged = (folder: string, reason: string): OperatorError =>
  new OperatorError(`The backup ${folder} is damaged: ${reason}.`);

/** @throws OperatorError if the backup has no readable manifest */
export const readManifest = async (folder: string): Promise<Manifest> => {
  let manifest: unknown;
  try {
    manifest = JSON.parse(await readFile(join(folder, NAME), "utf8"));
  } catch {
    throw new OperatorError(`${folder} is not a complete backup: it has no readable ${NAME}.`);
  }
  if (!Value.Check(Manifest, manifest)) throw new OperatorError(`The ${NAME} of ${folder} can't be parsed.`);
  return manifest;
};

/** What a backup holds of one part, relative to `base`. */
export interface StoredPart {
  base: string;
  folders: string[];
  /** The SHA-256 of each file. */
  hashes: Map<string, string>;
  bytes: number;
}

/**
 * What the manifest lists of a part; undefined if it is none of the backup's.
 * @throws OperatorError if a file is missing
 */
export const storedPart = async (
  backup: string,
  manifest: Manifest,
  { name, kind }: Part,
): Promise<StoredPart | undefined> => {
  const base = kind === "file" ? backup : join(backup, name);
  const within = (path: string): string | undefined => {
    if (kind === "file") return path === name ? path : undefined;
    return path.startsWith(name + sep) ? path.slice(name.length + 1) : undefined;
  };
  const part: StoredPart = { base, folders: [], hashes: new Map(), bytes: 0 };
  for (const path of manifest.folders) part.folders.push(...[within(path) ?? []].flat());
  for (const [path, hash] of Object.entries(manifest.files)) {
    const file = within(path);
    if (file === undefined) continue;
    const found = await stat(join(base, file)).catch(() => undefined);
    if (!found) throw damaged(backup, `${path} is missing`);
    part.hashes.set(file, hash);
    part.bytes += found.size;
  }
  return part.hashes.size > 0 ? part : undefined;
};

/** Copies a part of a backup. @throws OperatorError if a file differs from what the manifest says */
export const copyStored = async (
  backup: string,
  to: string,
  { base, folders, hashes }: StoredPart,
): Promise<void> => {
  const copied = await copyContents(base, to, { files: [...hashes.keys()], folders });
  for (const [name, hash] of hashes)
    if (copied[name] !== hash)
      throw damaged(backup, `${relative(backup, join(base, name))} differs from what was written`);
};

/** Files in a backup that its manifest doesn't list: other programs have put them there. */
export const unlistedFiles = async (backup: string, { files }: Manifest): Promise<string[]> => {
  const entries = await readdir(backup, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(backup, join(entry.parentPath, entry.name)))
    .filter((name) => name !== NAME && files[name] === undefined);
};

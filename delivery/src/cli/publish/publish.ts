import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Channel } from "@promptfolio/contracts/registry";
import { assertCompatible, assertDescriptorCompatible } from "../../registry/assert-compatible";
import { changeRegistry } from "../../registry/change-registry";
import { fileTypeOf } from "../../registry/file-types";
import { integrityOf, releaseIntegrity } from "../../registry/integrity";
import type { ReleaseContext } from "../../registry/release-context";
import type { ReleaseStore } from "../../registry/release-store";
import { createSharedFilesCheck } from "../../registry/shared-files";
import { entryOf, promote, publish, RefusedError } from "../../registry/transitions";
import { assertVerified, isVerified } from "../../registry/verification";
import { isListedFile } from "../../registry/verified-files";
import { UsageError } from "../arguments";
import { assertValidFolder } from "../check";
import type { Command } from "../command";
import { type Build, readBuild } from "./read-build";

type BuiltFile = Build["files"][number];

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

interface StoredFile {
  path: string;
  bytes(): Promise<Buffer>;
}

/** A file's compressed copies, none for formats that are compressed already. */
const compressedCopies = ({ path, contents }: BuiltFile): StoredFile[] =>
  fileTypeOf(path)?.isCompressible
    ? [
        { path: `${path}.br`, bytes: () => compressBrotli(contents, BEST) },
        { path: `${path}.gz`, bytes: () => compressGzip(contents, { level: 9 }) },
      ]
    : [];

const takenBy = (id: string, version: string): RefusedError =>
  new RefusedError(
    `${id} ${version} already exists with other contents. A release never changes: raise the version.`,
  );

/**
 * Stores a release's files and then its descriptor. Safe to repeat after an interruption, or while another process
 * uploads the same build.
 * @throws RefusedError if other contents are stored under this version.
 */
export const uploadBuild = async (store: ReleaseStore, { descriptor, files }: Build): Promise<void> => {
  const { id, version } = descriptor;
  for (const file of files) {
    const { path, contents } = file;
    const integrity = integrityOf(contents);
    if (!(await store.hasFile(id, version, path, integrity))) {
      await store.createFile(id, version, path, contents);
      // Visitors get exactly what was built: another file may be there.
      if (!(await store.hasFile(id, version, path, integrity))) throw takenBy(id, version);
    }
    for (const copy of compressedCopies(file))
      await store.createFile(id, version, copy.path, await copy.bytes());
  }
  if (await store.createDescriptor(descriptor)) return;
  const stored = await store.readDescriptor(id, version);
  if (!stored || releaseIntegrity(stored) !== releaseIntegrity(descriptor)) throw takenBy(id, version);
};

/** Writes the missing and damaged files of a stored release again, of those that browsers and the server load. @returns their paths */
const repairRelease = async (store: ReleaseStore, { descriptor, files }: Build): Promise<string[]> => {
  const { id, version } = descriptor;
  const isWhole = async (path: string): Promise<boolean> => {
    const bytes = await store.readFile(id, version, path);
    return bytes !== undefined && isListedFile(descriptor, path, bytes);
  };
  const stored = files
    .filter(({ path }) => descriptor.files.some((listed) => listed.path === path))
    .flatMap((file) => [{ path: file.path, bytes: async () => file.contents }, ...compressedCopies(file)]);
  const whole = await Promise.all(stored.map(({ path }) => isWhole(path)));
  const damaged = stored.filter((_, n) => !whole[n]);
  for (const { path, bytes } of damaged) await store.repairFile(id, version, path, await bytes());
  return damaged.map(({ path }) => path);
};

/**
 * Which releases become stable on publishing. "none": none. "new": those that were not published before. "fitting":
 * also those that were stable earlier, as after a revert in the sources, but none that was rolled back, and none of a
 * frozen remote.
 */
export type PromoteOnPublish = "none" | "new" | "fitting";

const shouldPromote = (
  promoting: PromoteOnPublish,
  { stable, history, frozen, rejected }: Channel,
  { version, contentHash }: { version: string; contentHash: string },
  isNew: boolean,
): boolean => {
  if (promoting !== "fitting") return promoting === "new" && isNew;
  const wasStable = history.some((earlier) => earlier.version === version);
  const isRejected = rejected.some((known) => known.contentHash === contentHash);
  return frozen === null && !isRejected && version !== stable && (isNew || wasStable);
};

/**
 * Publishes a built release: files first, descriptor next, registry last, so that no reader ever sees half of it.
 * @throws RefusedError if the version exists with other contents, or is incompatible with the live releases.
 */
export const publishBuild = async (
  context: ReleaseContext,
  folder: string,
  promoting: PromoteOnPublish = "none",
  { mustBeVerified = false } = {},
) => {
  const { store, dryRun } = context;
  const build = await readBuild(folder);
  const { id, version, contentHash } = build.descriptor;
  const built = { version, integrity: releaseIntegrity(build.descriptor), contentHash };
  const registry = await store.readRegistry();
  const isNew = publish(registry, id, built, "") !== registry;
  const isStored = (await store.hashDescriptor(id, version)) !== undefined;
  const promotes = shouldPromote(promoting, entryOf(registry, id).channel, built, isNew);
  const repaired = isNew || !isStored || dryRun ? [] : await repairRelease(store, build);
  const result = { id, version, files: build.descriptor.files.length, repaired, needsKey: false };
  if (!isNew && !promotes && isStored) return { ...result, isNew, promoted: false };
  if (promoting === "fitting" && context.trusted && context.signers.length === 0)
    return { ...result, isNew: false, promoted: false, needsKey: true };
  await context.trusted?.assertMayPublish(id);
  if (isNew) await assertValidFolder(folder, build.descriptor);
  await assertDescriptorCompatible(store, registry, build.descriptor);
  const assertSharedFiles = createSharedFilesCheck(store, build.descriptor);
  await assertSharedFiles(registry);
  // A known release is uploaded again if its files were pruned.
  if (!dryRun && (isNew || !isStored)) await uploadBuild(store, build);
  const stored = await store.hashDescriptor(id, version);
  const release = stored === undefined ? built : { ...built, descriptor: stored };
  const action = [...(isNew ? ["publish"] : []), ...(promotes ? ["promote"] : [])].join(" and ");
  const entered = publish(registry, id, release, "");
  if (promotes && mustBeVerified) await assertVerified(context, entered, id, version);
  const isUnverified = promotes && !(await isVerified(context, entered, id, version));
  const detail = isUnverified ? `${version} (unverified)` : version;
  await changeRegistry(context, { action, id, detail }, async (current, at) => {
    const next = publish(current, id, release, at);
    // Checked again: another release may have been published in the meantime.
    await assertSharedFiles(current);
    if (!promotes) return next;
    if (!dryRun) await assertCompatible(store, current, id, version);
    return promote(next, id, version, at);
  });
  return { ...result, isNew, promoted: promotes };
};

export type Published = Awaited<ReturnType<typeof publishBuild>>;

const describe = ({ id, version, isNew, promoted, files, repaired, needsKey }: Published): string => {
  if (needsKey) return `${id} ${version} is not published, as changes are signed here: set RELEASE_KEY`;
  const known = `${id} ${version} is published already`;
  const repairs =
    repaired.length > 0 ? `; missing or damaged files written again: ${repaired.join(", ")}` : "";
  const line = isNew ? `published ${id} ${version} (${files} files)` : known + repairs;
  return promoted ? `${line}; it is now stable` : line;
};

export const publishCommand: Command = async (context, folders, { promote, serve, unverified }) => {
  if (folders.length === 0) throw new UsageError("publish needs the folder of a built release.");
  if (promote && serve) throw new UsageError("publish takes --promote or --serve, not both.");
  const promoting: PromoteOnPublish = serve ? "fitting" : promote ? "new" : "none";
  const options = { mustBeVerified: promote && !unverified };
  const published: Published[] = [];
  for (const folder of folders) published.push(await publishBuild(context, folder, promoting, options));
  return {
    lines: published.map(describe),
    data: { published },
    writes: published.some(({ isNew, promoted, repaired }) => isNew || promoted || repaired.length > 0),
  };
};

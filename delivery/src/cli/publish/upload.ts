import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { fileTypeOf } from "../../registry/file-types";
import { integrityOf, releaseIntegrity } from "../../registry/integrity";
import type { ReleaseStore } from "../../registry/release-store";
import { RefusedError } from "../../registry/transitions";
import { isListedFile } from "../../registry/verified-files";
import type { Build } from "./read-build";

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

/** Stores one file unless it exists, then compares its hash: visitors get exactly what was built. */
const uploadFile = async (
  store: ReleaseStore,
  id: string,
  version: string,
  file: BuiltFile,
): Promise<void> => {
  const { path, contents } = file;
  const integrity = integrityOf(contents);
  if (!(await store.hasFile(id, version, path, integrity))) {
    await store.createFile(id, version, path, contents);
    if (!(await store.hasFile(id, version, path, integrity))) throw takenBy(id, version);
  }
  for (const copy of compressedCopies(file))
    await store.createFile(id, version, copy.path, await copy.bytes());
};

/**
 * Stores a release's files and then its descriptor. Safe to repeat after an interruption, or while another process
 * uploads the same build.
 * @throws RefusedError if other contents are stored under this version.
 */
export const uploadBuild = async (store: ReleaseStore, { descriptor, files }: Build): Promise<void> => {
  const { id, version } = descriptor;
  for (const file of files) await uploadFile(store, id, version, file);
  if (await store.createDescriptor(descriptor)) return;
  const stored = await store.readDescriptor(id, version);
  if (!stored || releaseIntegrity(stored) !== releaseIntegrity(descriptor)) throw takenBy(id, version);
};

/** Writes the missing and damaged files of a stored release again, of those that browsers and the server load. @returns their paths */
export const repairRelease = async (store: ReleaseStore, { descriptor, files }: Build): Promise<string[]> => {
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

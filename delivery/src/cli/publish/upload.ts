import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { fileTypeOf } from "../../registry/file-types";
import { integrityOf, releaseIntegrity } from "../../registry/integrity";
import type { ReleaseStore } from "../../registry/release-store";
import { RefusedError } from "../../registry/transitions";
import type { Build, BuiltFile } from "./read-build";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const takenBy = (id: string, version: string): RefusedError =>
  new RefusedError(
    `${id} ${version} already exists with other contents. A release never changes: raise the version.`,
  );

/** Stores one file unless it exists, then compares its hash: visitors get exactly what was built. */
const uploadFile = async (
  store: ReleaseStore,
  id: string,
  version: string,
  { path, contents }: BuiltFile,
): Promise<void> => {
  const integrity = integrityOf(contents);
  if (!(await store.hasFile(id, version, path, integrity))) {
    await store.createFile(id, version, path, contents);
    if (!(await store.hasFile(id, version, path, integrity))) throw takenBy(id, version);
  }
  if (!fileTypeOf(path)?.isCompressible) return;
  await store.createFile(id, version, `${path}.br`, await compressBrotli(contents, BEST));
  await store.createFile(id, version, `${path}.gz`, await compressGzip(contents, { level: 9 }));
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

import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import type { ReleaseDescriptor, ReleaseFile } from "@promptfolio/contracts/release";
import { integrityOf } from "./integrity";
import type { ReleaseStore } from "./release-store";

const UNPACK = new Map([
  [".br", promisify(brotliDecompress)],
  [".gz", promisify(gunzip)],
]);

const listed = ({ files }: ReleaseDescriptor, path: string): ReleaseFile | undefined =>
  files.find((file) => file.path === path);

/** Whether the bytes are those of a file that the descriptor lists, or a compressed copy of them. */
export const isListedFile = async (
  descriptor: ReleaseDescriptor,
  path: string,
  bytes: Buffer,
): Promise<boolean> => {
  const file = listed(descriptor, path);
  if (file) return integrityOf(bytes) === file.integrity;
  const unpack = UNPACK.get(path.slice(-3));
  const plain = listed(descriptor, path.slice(0, -3));
  if (!unpack || !plain) return false;
  // Data that unpacks to more bytes than the file is invalid, and could exhaust the memory.
  const maxOutputLength = Math.max(1, plain.bytes);
  const unpacked = await unpack(bytes, { maxOutputLength }).catch(() => undefined);
  return unpacked !== undefined && integrityOf(unpacked) === plain.integrity;
};

/**
 * A store that returns only files that their release lists, with the listed hash, for browsers and the server alike.
 * Changed or unlisted files count as missing. Callers cache what they read, so each file is checked on its first read.
 */
export const withVerifiedFiles = (
  store: ReleaseStore,
  onChanged: (id: string, version: string, path: string) => void,
): ReleaseStore => ({
  ...store,
  readFile: async (id, version, path) => {
    const bytes = await store.readFile(id, version, path);
    if (!bytes) return undefined;
    const descriptor = await store.readDescriptor(id, version);
    if (!descriptor) return undefined;
    if (await isListedFile(descriptor, path, bytes)) return bytes;
    onChanged(id, version, path);
    return undefined;
  },
});

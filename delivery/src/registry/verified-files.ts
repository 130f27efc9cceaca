import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import type { ReleaseDescriptor } from "@promptfolio/contracts/release";
import { integrityOf } from "./integrity";
import type { ReleaseStore } from "./release-store";

const unpackBrotli = promisify(brotliDecompress);
const unpackGzip = promisify(gunzip);

/** A compressed file beside a listed one is as good as what it unpacks to. */
const PACKED = [
  [".br", unpackBrotli],
  [".gz", unpackGzip],
] as const;

const listedIntegrity = ({ files }: ReleaseDescriptor, path: string): string | undefined =>
  files.find((file) => file.path === path)?.integrity;

const isGenuine = async (descriptor: ReleaseDescriptor, path: string, bytes: Buffer): Promise<boolean> => {
  const integrity = listedIntegrity(descriptor, path);
  if (integrity !== undefined) return integrityOf(bytes) === integrity;
  for (const [ending, unpack] of PACKED) {
    const listed = path.endsWith(ending) && listedIntegrity(descriptor, path.slice(0, -ending.length));
    if (listed) return integrityOf(await unpack(bytes)) === listed;
  }
  return false;
};

/**
 * A store whose files are those that their release lists, for browsers and for the server alike: what was changed, or is
 * not listed, is not there. The caller keeps what it has read, so each file is checked when it is first read.
 */
export const withVerifiedFiles = (
  store: ReleaseStore,
  onChanged: (id: string, version: string, path: string) => void,
): ReleaseStore => ({
  ...store,
  readFile: async (id, version, path) => {
    const bytes = await store.readFile(id, version, path);
    if (!bytes) return null;
    const descriptor = await store.readDescriptor(id, version);
    if (!descriptor) return null;
    if (await isGenuine(descriptor, path, bytes).catch(() => false)) return bytes;
    onChanged(id, version, path);
    return null;
  },
});

import type { Registry } from "@promptfolio/contracts/registry";
import { isSharedFile, type ReleaseDescriptor } from "@promptfolio/contracts/release";
import type { ReleaseStore } from "./release-store";
import { entryOf, RefusedError } from "./transitions";

/** Descriptors that are read at the same time. */
const MAX_CONCURRENT_READS = 16;

/**
 * Compares a release's shared files with those of all releases of its remote: their URLs are the same. What it has
 * compared it does not read again when it is called with a later registry.
 * @throws RefusedError if a file has other bytes in another release.
 */
export const createSharedFilesCheck = (
  store: Pick<ReleaseStore, "readDescriptor">,
  { id, version, files }: ReleaseDescriptor,
): ((registry: Registry) => Promise<void>) => {
  const shared = new Map(
    files.filter(({ path }) => isSharedFile(path)).map(({ path, integrity }) => [path, integrity]),
  );
  const compared = new Set([version]);

  const compare = async (other: string): Promise<void> => {
    compared.add(other);
    // What can't be read or verified isn't served, so it may not keep the team from publishing.
    const descriptor = await store.readDescriptor(id, other).catch(() => null);
    const changed = descriptor?.files.find(
      ({ path, integrity }) => shared.has(path) && shared.get(path) !== integrity,
    );
    if (changed)
      throw new RefusedError(
        `${changed.path} of ${id} ${version} has other bytes in ${other}, and both have the same URL: a hash in a file's name means its bytes.`,
      );
  };

  return async (registry) => {
    if (shared.size === 0) return;
    const others = entryOf(registry, id).releases.filter((release) => !compared.has(release.version));
    for (let first = 0; first < others.length; first += MAX_CONCURRENT_READS)
      await Promise.all(
        others.slice(first, first + MAX_CONCURRENT_READS).map((other) => compare(other.version)),
      );
  };
};

import type { Registry } from "@promptfolio/contracts/registry";
import { isSharedFile, type ReleaseDescriptor } from "@promptfolio/contracts/release";
import type { ReleaseStore } from "./release-store";
import { entryOf, RefusedError } from "./transitions";

/** How many descriptors are read at the same time. */
const MAX_CONCURRENT_READS = 16;

/**
 * Compares a release's shared files with those of all other releases of its remote, as their URLs are the same. When
 * called again with a later registry, it reads only the releases that it has not compared yet.
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
    // A release that can't be read or verified isn't served, so it must not block publishing.
    const descriptor = await store.readDescriptor(id, other).catch(() => undefined);
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

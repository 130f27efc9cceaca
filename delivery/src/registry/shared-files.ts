import type { Registry } from "@promptfolio/contracts/registry";
import { isSharedFile, type ReleaseDescriptor, releaseKey } from "@promptfolio/contracts/release";
import { LRUCache } from "lru-cache";
import type { LiveRegistry } from "./live-registry";
import type { ReleaseStore } from "./release-store";
import { entryOf, RefusedError } from "./transitions";

/** How long a missing release is cached as missing, in milliseconds: a pruned one may be published again. */
const GONE_TTL_MS = 60_000;

/** How many releases' lists of shared files are cached; they don't expire, as releases never change. */
const MAX_CACHED = 5_000;

/** Finds the releases that contain a shared file. */
export type SharedFiles = ReturnType<typeof createSharedFiles>;

const versionsOf = (registry: Registry, id: string): string[] =>
  entryOf(registry, id)
    .releases.map(({ version }) => version)
    .toReversed();

const lists = (descriptor: ReleaseDescriptor | undefined, path: string): boolean =>
  descriptor?.files.some((file) => file.path === path) ?? false;

export const createSharedFiles = (
  store: Pick<ReleaseStore, "readDescriptor">,
  live: Pick<LiveRegistry, "registry" | "descriptor" | "refresh">,
) => {
  const shared = new LRUCache<string, ReadonlySet<string>, { id: string; version: string }>({
    max: MAX_CACHED,
    fetchMethod: async (_key, _stale, { context: { id, version }, options }) => {
      const descriptor = await store.readDescriptor(id, version);
      if (!descriptor) options.ttl = GONE_TTL_MS;
      return new Set(descriptor?.files.map(({ path }) => path).filter(isSharedFile));
    },
  });

  const isListed = async (id: string, version: string, path: string): Promise<boolean> => {
    // A release that can't be read or verified isn't served; the next request reads it again.
    const paths = await shared
      .fetch(releaseKey(id, version), { context: { id, version } })
      .catch(() => undefined);
    return paths?.has(path) ?? false;
  };

  return {
    /** The versions of a remote that list the file: first those that visitors may get, then the others, newest first. */
    versionsWith: async function* (id: string, path: string): AsyncGenerator<string> {
      if (!isSharedFile(path)) return;
      const found = new Set<string>();
      const served = function* () {
        for (const version of versionsOf(live.registry(), id)) {
          if (found.has(version) || !lists(live.descriptor(id, version), path)) continue;
          found.add(version);
          yield version;
        }
      };
      yield* served();
      // Another server may have sent a page of a release that this one does not know yet.
      await live.refresh().catch(() => undefined);
      yield* served();
      for (const version of versionsOf(live.registry(), id))
        if (!found.has(version) && (await isListed(id, version, path))) yield version;
    },
  };
};

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

import type { Registry } from "@promptfolio/contracts/registry";
import { type ReleaseDescriptor, releaseKey } from "@promptfolio/contracts/release";
import type { ReleaseStore } from "./release-store";
import { namedReleases } from "./transitions";

/** A release that had to be left out, and why. */
export interface BadRelease {
  id: string;
  version: string;
  why: string;
}

export interface DescriptorCache {
  get(id: string, version: string): ReleaseDescriptor | undefined;
  /**
   * Reads the descriptors of the versions that a registry names, if they are not cached. A descriptor that can't be
   * read excludes only its own release.
   */
  load(registry: Registry): Promise<void>;
  failures(): BadRelease[];
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Caches the descriptors of the releases that visitors may get. */
export const createDescriptorCache = (store: ReleaseStore): DescriptorCache => {
  let descriptors = new Map<string, ReleaseDescriptor>();
  let failures: BadRelease[] = [];

  const read = async (id: string, version: string): Promise<ReleaseDescriptor | string> => {
    try {
      return (await store.readDescriptor(id, version)) ?? "its release.json is missing";
    } catch (error) {
      return `its release.json can't be read: ${messageOf(error)}`;
    }
  };

  return {
    get: (id, version) => descriptors.get(releaseKey(id, version)),
    load: async (registry) => {
      const loaded = new Map<string, ReleaseDescriptor>();
      const failed: BadRelease[] = [];
      for (const { id, version } of namedReleases(registry)) {
        const key = releaseKey(id, version);
        const found = descriptors.get(key) ?? (await read(id, version));
        if (typeof found === "string") failed.push({ id, version, why: found });
        else loaded.set(key, found);
      }
      descriptors = loaded;
      failures = failed;
    },
    failures: () => failures,
  };
};

import type { Registry } from "@promptfolio/contracts/registry";
import { isKey, type ObjectStore } from "@promptfolio/server/object-store/object-store";
import { parseDescriptorOf } from "./descriptor-schema";
import { integrityOf } from "./integrity";
import { descriptorKey, newestRevision, releasePrefix, revisionKey } from "./object-keys";
import { parseRevision } from "./registry-schema";
import { ConflictError, type ReleaseStore, type Revision } from "./release-store";
import { emptyRegistry } from "./transitions";
import { contentsOf, hashOf, toJson } from "./trust/envelope";

/** A release store's objects; a store that is accessed over HTTP can compare contents without transferring them. */
export interface ReleaseObjects extends ObjectStore {
  hasContents?(key: string, integrity: string): Promise<boolean>;
}

/**
 * Stores releases and the registry as objects. Each state of the registry is one object that is named by its revision
 * and created once, so two writers can't both win, the audit log is complete, and no locks are needed.
 */
export const createReleaseStore = (objects: ReleaseObjects): ReleaseStore => {
  /** The newest revision seen; undefined before the first read. */
  let newest: number | undefined;

  const findNewest = async (): Promise<number> => {
    // Counted in a local variable: with a shared one, two concurrent calls would count the same revision twice.
    let found = newest ?? (await newestRevision(objects));
    while (await objects.has(revisionKey(found + 1))) found += 1;
    newest = Math.max(found, newest ?? 0);
    return found;
  };

  const readRevision = async (revision: number): Promise<Revision> => {
    const bytes = await objects.read(revisionKey(revision));
    if (!bytes) throw new Error(`Revision ${revision} of the registry is missing`);
    return parseRevision(contentsOf(bytes).toString("utf8"));
  };

  return {
    registryTag: async () => String(await findNewest()),
    readRegistry: async () => {
      const revision = await findNewest();
      return revision === 0 ? emptyRegistry() : (await readRevision(revision)).registry;
    },
    writeRegistry: async (next, expected, line) => {
      const revision = expected + 1;
      const registry: Registry = { ...next, revision, updatedAt: line.at };
      const written: Revision = { registry, change: { ...line, revision } };
      if ((await findNewest()) !== expected) throw new ConflictError();
      if (!(await objects.create(revisionKey(revision), toJson(written)))) throw new ConflictError();
      return registry;
    },
    revisions: async function* () {
      for (let revision = await findNewest(); revision > 0; revision -= 1) yield readRevision(revision);
    },
    readDescriptor: async (id, version) => {
      const bytes = await objects.read(descriptorKey(id, version));
      return bytes && parseDescriptorOf(id, version, contentsOf(bytes));
    },
    hashDescriptor: async (id, version) => {
      const bytes = await objects.read(descriptorKey(id, version));
      return bytes && hashOf(contentsOf(bytes));
    },
    readFile: async (id, version, path) => {
      const key = releasePrefix(id, version) + path;
      return isKey(key) ? objects.read(key) : undefined;
    },
    hasFile: async (id, version, path, integrity) => {
      const key = releasePrefix(id, version) + path;
      if (objects.hasContents) return objects.hasContents(key, integrity);
      const bytes = await objects.read(key);
      return bytes !== undefined && integrityOf(bytes) === integrity;
    },
    createFile: (id, version, path, bytes) => objects.create(releasePrefix(id, version) + path, bytes),
    repairFile: (id, version, path, bytes) => objects.write(releasePrefix(id, version) + path, bytes),
    createDescriptor: (descriptor) =>
      objects.create(descriptorKey(descriptor.id, descriptor.version), toJson(descriptor)),
    removeRelease: async (id, version) => {
      await objects.remove([descriptorKey(id, version)]);
      await objects.remove((await objects.list(releasePrefix(id, version))).map(({ key }) => key));
    },
  };
};

import type { Registry } from "@promptfolio/contracts/registry";
import { releaseKey } from "@promptfolio/contracts/release";
import { isKey, type ObjectStore } from "@promptfolio/server/object-store/object-store";
import { parseDescriptor } from "./descriptor-schema";
import { parseRevision } from "./registry-schema";
import { ConflictError, type ReleaseStore, type Revision } from "./release-store";
import { emptyRegistry } from "./transitions";

const REVISIONS = "registry/";
const DESCRIPTOR = "release.json";

/** Digits enough for the keys' order to be the numbers' order. */
const DIGITS = 10;

const revisionKey = (revision: number): string =>
  `${REVISIONS}${String(revision).padStart(DIGITS, "0")}.json`;

const revisionOf = (key: string): number => Number(key.slice(REVISIONS.length, REVISIONS.length + DIGITS));

const asJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/**
 * Releases and registry among a store's objects. Each state of the registry is an object of its own, named by its
 * revision and created but once: so two writers can't both win, the audit log is complete, and nothing has to be locked.
 */
export const createReleaseStore = (objects: ObjectStore): ReleaseStore => {
  /** The newest revision seen; null before the first read. */
  let newest: number | null = null;

  const findNewest = async (): Promise<number> => {
    if (newest === null) {
      const last = (await objects.list(REVISIONS)).at(-1);
      newest = last ? revisionOf(last.key) : 0;
    }
    while (await objects.has(revisionKey(newest + 1))) newest += 1;
    return newest;
  };

  const readRevision = async (revision: number): Promise<Revision> => {
    const bytes = await objects.read(revisionKey(revision));
    if (!bytes) throw new Error(`Revision ${revision} of the registry is missing`);
    return parseRevision(bytes.toString("utf8"));
  };

  const readRegistry = async (): Promise<Registry> => {
    const revision = await findNewest();
    return revision === 0 ? emptyRegistry() : (await readRevision(revision)).registry;
  };

  const prefixOf = (id: string, version: string): string => `r/${id}/${version}/`;

  return {
    registryTag: async () => String(await findNewest()),
    readRegistry,
    writeRegistry: async (next, expected, line) => {
      const revision = expected + 1;
      const registry: Registry = { ...next, revision, updatedAt: line.at };
      const written: Revision = { registry, change: { ...line, revision } };
      if ((await findNewest()) !== expected) throw new ConflictError();
      if (!(await objects.create(revisionKey(revision), asJson(written)))) throw new ConflictError();
      return registry;
    },
    revisions: async function* () {
      for (let revision = await findNewest(); revision > 0; revision -= 1) yield readRevision(revision);
    },
    readDescriptor: async (id, version) => {
      const bytes = await objects.read(prefixOf(id, version) + DESCRIPTOR);
      const descriptor = bytes && parseDescriptor(bytes.toString("utf8"));
      if (descriptor && (descriptor.id !== id || descriptor.version !== version))
        throw new Error(
          `${prefixOf(id, version)}${DESCRIPTOR} describes ${releaseKey(descriptor.id, descriptor.version)}`,
        );
      return descriptor;
    },
    readFile: async (id, version, path) => {
      const key = prefixOf(id, version) + path;
      return isKey(key) ? objects.read(key) : null;
    },
    createFile: (id, version, path, bytes) => objects.create(prefixOf(id, version) + path, bytes),
    createDescriptor: (descriptor) =>
      objects.create(prefixOf(descriptor.id, descriptor.version) + DESCRIPTOR, asJson(descriptor)),
    removeRelease: async (id, version) => {
      const prefix = prefixOf(id, version);
      await objects.remove([prefix + DESCRIPTOR]);
      await objects.remove((await objects.list(prefix)).map(({ key }) => key));
    },
  };
};

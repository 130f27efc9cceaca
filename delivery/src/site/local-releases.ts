import { createHash } from "node:crypto";
import type { ReleaseDescriptor } from "@promptfolio/contracts/release";
import { parseDescriptor } from "../registry/descriptor-schema";
import type { ServedReleases } from "../registry/resolve";

/** Timeout for a development server, in milliseconds: it may be building. */
const TIMEOUT_MS = 30_000;

const fetchLocal = async (path: string, base: string): Promise<string> => {
  const response = await fetch(new URL(path, base), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`it returned ${response.status}`);
  return response.text();
};

/** The folder in the names of the renderers' code: it stays the same as long as the code does. */
const codeFolder = ({ id, version, files }: ReleaseDescriptor): string => {
  const hashes = JSON.stringify(files.map(({ path, integrity }) => [path, integrity]));
  return `${id}/${version}-${createHash("sha256").update(hashes).digest("hex").slice(0, 12)}/`;
};

/** Reads what developers' machines serve: the same version may have different code after each change. */
export const createLocalReleases = () => {
  /** What is served now, by base URL. */
  const current = new Map<string, { folder: string; paths: string[] }>();
  const listeners: (() => void)[] = [];
  return {
    /** Reads what the development server at a base URL serves now. */
    read: async (base: string): Promise<ReleaseDescriptor> => {
      const descriptor = parseDescriptor(await fetchLocal("release.json", base));
      const folder = codeFolder(descriptor);
      if (current.get(base)?.folder !== folder) {
        current.set(base, { folder, paths: descriptor.files.map(({ path }) => path) });
        for (const listener of listeners) listener();
      }
      return descriptor;
    },
    /**
     * The releases of a page, some of which come from development servers. `local` maps ids to the descriptors read
     * there.
     */
    overlay: (local: ReadonlyMap<string, ReleaseDescriptor>, stored: ServedReleases): ServedReleases => {
      const find = (id: string, version: string): ReleaseDescriptor | undefined => {
        const known = local.get(id);
        return known?.version === version ? known : undefined;
      };
      return {
        descriptor: (id, version) => find(id, version) ?? stored.descriptor(id, version),
        moduleName: (id, version, path) => {
          const known = find(id, version);
          return known ? codeFolder(known) + path : stored.moduleName(id, version, path);
        },
      };
    },
    /** The code with this name; undefined if it comes from no development server. */
    readCode: async (name: string): Promise<string | undefined> => {
      for (const [base, { folder }] of current)
        if (name.startsWith(folder)) return fetchLocal(name.slice(folder.length), base);
      return undefined;
    },
    /** The names of all current code files. */
    modules: (): string[] =>
      [...current.values()].flatMap(({ folder, paths }) => paths.map((path) => folder + path)),
    /** Called when code has been replaced. */
    onChange: (listener: () => void): void => {
      listeners.push(listener);
    },
  };
};

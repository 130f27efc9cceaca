import { createHash } from "node:crypto";
import type { ReleaseDescriptor } from "@promptfolio/contracts/release";
import { parseDescriptor } from "../registry/descriptor-schema";
import type { ServedReleases } from "../registry/served-releases";

/** Timeout for a development server, in milliseconds: it may be building. */
const TIMEOUT_MS = 30_000;

const fetchLocal = async (path: string, base: string): Promise<string> => {
  const response = await fetch(new URL(path, base), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`it returned ${response.status}`);
  return response.text();
};

/** A hash that stays the same as long as the renderers' code does. */
const codeHash = ({ files }: ReleaseDescriptor): string =>
  createHash("sha256")
    .update(JSON.stringify(files.map(({ path, integrity }) => [path, integrity])))
    .digest("hex")
    .slice(0, 12);

export interface LocalReleases {
  /** Reads what the development server at a base URL serves now. */
  read(base: string): Promise<ReleaseDescriptor>;
  /**
   * The releases of a page, some of which come from development servers. `local` maps ids to the descriptors read
   * there.
   */
  overlay(local: ReadonlyMap<string, ReleaseDescriptor>, stored: ServedReleases): ServedReleases;
  /** The code with this name; undefined if it comes from no development server. */
  readCode(name: string): Promise<string | undefined>;
  /** The names of all current code files. */
  modules(): string[];
  /** Called when code has been replaced. */
  onChange(listener: () => void): void;
}

/** Reads what developers' machines serve: the same version may have different code after each change. */
export const createLocalReleases = (): LocalReleases => {
  const current = new Map<string, { codeVersion: string; modules: Map<string, string> }>();
  const listeners: (() => void)[] = [];

  const codeVersion = (descriptor: ReleaseDescriptor): string =>
    `${descriptor.version}-${codeHash(descriptor)}`;

  const remember = (base: string, descriptor: ReleaseDescriptor): void => {
    const version = codeVersion(descriptor);
    if (current.get(base)?.codeVersion === version) return;
    const modules = descriptor.files.map(({ path }): [string, string] => [
      `${descriptor.id}/${version}/${path}`,
      path,
    ]);
    current.set(base, { codeVersion: version, modules: new Map(modules) });
    for (const listener of listeners) listener();
  };

  return {
    read: async (base) => {
      const descriptor = parseDescriptor(await fetchLocal("release.json", base));
      remember(base, descriptor);
      return descriptor;
    },
    overlay: (local, stored) => ({
      descriptor: (id, version) => {
        const known = local.get(id);
        return known?.version === version ? known : stored.descriptor(id, version);
      },
      moduleName: (id, version, path) => {
        const known = local.get(id);
        return stored.moduleName(id, known?.version === version ? codeVersion(known) : version, path);
      },
    }),
    readCode: async (name) => {
      for (const [base, { modules }] of current) {
        const path = modules.get(name);
        if (path !== undefined) return fetchLocal(path, base);
      }
      return undefined;
    },
    modules: () => [...current.values()].flatMap(({ modules }) => [...modules.keys()]),
    onChange: (listener) => listeners.push(listener),
  };
};

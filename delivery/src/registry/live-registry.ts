import type { ResolvedMap } from "@promptfolio/contracts/page";
import type { Registry } from "@promptfolio/contracts/registry";
import { type ReleaseDescriptor, releaseKey } from "@promptfolio/contracts/release";
import type { ReleaseStore } from "./release-store";
import { hasCanary, resolveMap, sharesOf } from "./resolve";
import { emptyRegistry } from "./transitions";

/** How often a running server checks whether the registry has changed, in milliseconds. */
const POLL_INTERVAL_MS = 500;

export interface LiveRegistry {
  registry(): Registry;
  /**
   * The map for a visitor, for the shell that their tab runs, if it does; null if there is no shell yet. Visitors who
   * get the same get the same object, until something is released.
   */
  resolve(visitor: string | null, running?: string): ResolvedMap | null;
  descriptor(id: string, version: string): ReleaseDescriptor | null;
  hasCanary(): boolean;
  /** Called after each change of the registry. */
  onChange(listener: () => void): void;
  close(): void;
}

/** Versions that a visitor may get now: those whose descriptors must be at hand. */
const namedVersions = (registry: Registry): [id: string, version: string][] =>
  Object.entries(registry.entries).flatMap(([id, { channel }]) =>
    [channel.stable, channel.canary?.version, ...channel.history.map(({ version }) => version)]
      .filter((version) => typeof version === "string")
      .map((version): [string, string] => [id, version]),
  );

/** Follows the registry while the server runs: a change takes effect within a second, without a restart. */
export const followRegistry = async (
  store: ReleaseStore,
  onError: (error: unknown) => void,
): Promise<LiveRegistry> => {
  let registry = emptyRegistry();
  let descriptors = new Map<string, ReleaseDescriptor>();
  let tag = "";
  const maps = new Map<string, ResolvedMap | null>();
  const listeners: (() => void)[] = [];

  const refresh = async (): Promise<void> => {
    const nextTag = await store.registryTag();
    if (nextTag === tag) return;
    const next = await store.readRegistry();
    const known = new Map<string, ReleaseDescriptor>();
    for (const [id, version] of namedVersions(next)) {
      const key = releaseKey(id, version);
      const descriptor = descriptors.get(key) ?? (await store.readDescriptor(id, version));
      if (descriptor) known.set(key, descriptor);
    }
    registry = next;
    descriptors = known;
    maps.clear();
    tag = nextTag;
    for (const listener of listeners) listener();
  };

  await refresh();
  let polling = false;
  const timer = setInterval(async () => {
    if (polling) return;
    polling = true;
    // If the registry can't be read, the last known state stays in use.
    await refresh().catch(onError);
    polling = false;
  }, POLL_INTERVAL_MS);
  timer.unref();

  const descriptor = (id: string, version: string) => descriptors.get(releaseKey(id, version)) ?? null;
  return {
    registry: () => registry,
    resolve: (visitor, running) => {
      if (running) return resolveMap(registry, visitor, descriptor, running);
      const shares = sharesOf(registry, visitor);
      const map = maps.get(shares) ?? resolveMap(registry, visitor, descriptor);
      maps.set(shares, map);
      return map;
    },
    descriptor,
    hasCanary: () => hasCanary(registry),
    onChange: (listener) => listeners.push(listener),
    close: () => clearInterval(timer),
  };
};

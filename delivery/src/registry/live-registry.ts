import type { ResolvedMap } from "@promptfolio/contracts/page";
import type { Registry } from "@promptfolio/contracts/registry";
import { type ReleaseDescriptor, releaseKey } from "@promptfolio/contracts/release";
import { type BadRelease, createDescriptorCache } from "./descriptor-cache";
import type { ReleaseStore } from "./release-store";
import { hasCanary, resolveMap, sharesOf } from "./resolve";
import { emptyRegistry, entryOf, rejectCanary } from "./transitions";

/** How often a running server checks whether the registry has changed, in milliseconds. */
export const POLL_INTERVAL_MS = 500;

/** A release that can't be served affects only its own remote; it is read again once per this many polls. */
const POLLS_PER_RETRY = 20;

export interface LiveRegistry {
  registry(): Registry;
  /**
   * The map for a visitor; undefined if there is no shell yet. `running` is the shell's version in a tab that is
   * already open. Visitors who get the same versions get the same object, until the registry changes.
   */
  resolve(visitor: string | undefined, running?: string): ResolvedMap | undefined;
  descriptor(id: string, version: string): ReleaseDescriptor | undefined;
  hasCanary(): boolean;
  /** The releases that visitors should get but that can't be served. */
  badReleases(): BadRelease[];
  /** Ends a canary on this server alone, for when the registry can't be written. */
  stopCanary(id: string, salt: string, why: string): void;
  /** Reads the current registry. Calls during a read share one more read, which starts after it. */
  refresh(): Promise<void>;
  /** Called after each change of the registry. */
  onChange(listener: () => void): void;
  close(): void;
}

export interface FollowOptions {
  onError: (error: unknown) => void;
  /** Called once for each release that had to be left out. */
  onBadRelease?: (release: BadRelease) => void;
  pollIntervalMs?: number;
}

/** Runs one call at a time. Calls made during a run share the next one, which begins after it. */
const coalesce = (act: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= running.then(() => {
      next = undefined;
      const current = act();
      running = current.catch(() => undefined);
      return current;
    });
    return next;
  };
};

/** Polls the registry while the server runs: a change takes effect within a second, without a restart. */
export const followRegistry = async (
  store: ReleaseStore,
  { onError, onBadRelease = () => undefined, pollIntervalMs = POLL_INTERVAL_MS }: FollowOptions,
): Promise<LiveRegistry> => {
  let registry = emptyRegistry();
  let tag = "";
  let bad = new Map<string, BadRelease>();
  /** Canaries that this server has ended, by their salt. */
  const stopped = new Map<string, { id: string; why: string }>();
  const maps = new Map<string, ResolvedMap | undefined>();
  const listeners: (() => void)[] = [];

  const descriptors = createDescriptorCache(store);

  const report = (release: BadRelease, known: ReadonlyMap<string, BadRelease>): void => {
    const key = releaseKey(release.id, release.version);
    const isNew = known.get(key)?.why !== release.why;
    bad.set(key, release);
    if (isNew) onBadRelease(release);
  };

  const withoutStopped = (next: Registry): Registry =>
    [...stopped].reduce(
      (left, [salt, { id, why }]) =>
        entryOf(left, id).channel.canary?.salt === salt ? rejectCanary(left, id, why, left.updatedAt) : left,
      next,
    );

  const update = async (next: Registry, nextTag: string): Promise<void> => {
    await descriptors.load(next);
    const known = bad;
    bad = new Map();
    for (const failure of descriptors.failures()) report(failure, known);
    registry = withoutStopped(next);
    tag = nextTag;
    maps.clear();
    for (const listener of listeners) listener();
  };

  const retry = async (): Promise<void> => {
    const before = descriptors.failures().length;
    await descriptors.load(registry);
    if (descriptors.failures().length < before) await update(registry, tag);
  };

  let polls = 0;
  const refresh = coalesce(async () => {
    const nextTag = await store.registryTag();
    polls += 1;
    if (nextTag !== tag) await update(await store.readRegistry(), nextTag);
    else if (descriptors.failures().length > 0 && polls % POLLS_PER_RETRY === 0) await retry();
  });

  await refresh();
  let polling = false;
  const timer = setInterval(async () => {
    if (polling) return;
    polling = true;
    // If the registry can't be read, the last known state stays in use.
    await refresh().catch(onError);
    polling = false;
  }, pollIntervalMs);
  timer.unref();

  return {
    registry: () => registry,
    resolve: (visitor, running) => {
      const onExcluded = (id: string, version: string, why: string) => report({ id, version, why }, bad);
      const options = { running, onExcluded };
      if (running) return resolveMap(registry, visitor, descriptors.get, options);
      const shares = sharesOf(registry, visitor);
      const map = maps.get(shares) ?? resolveMap(registry, visitor, descriptors.get, options);
      maps.set(shares, map);
      return map;
    },
    descriptor: descriptors.get,
    hasCanary: () => hasCanary(registry),
    badReleases: () => [...bad.values()],
    stopCanary: (id, salt, why) => {
      stopped.set(salt, { id, why });
      registry = withoutStopped(registry);
      maps.clear();
      for (const listener of listeners) listener();
    },
    refresh,
    onChange: (listener) => listeners.push(listener),
    close: () => clearInterval(timer),
  };
};

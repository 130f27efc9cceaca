import type { ResolvedMap } from "@promptfolio/contracts/page";
import type { Registry } from "@promptfolio/contracts/registry";
import { type ReleaseDescriptor, releaseKey } from "@promptfolio/contracts/release";
import type { ReleaseStore } from "./release-store";
import { hasCanary, resolveMap, sharesOf } from "./resolve";
import { emptyRegistry, entryOf, namedReleases, rejectCanary } from "./transitions";

/** How often a running server checks whether the registry has changed, in milliseconds. */
export const POLL_INTERVAL_MS = 500;

/** A release that can't be served affects only its own remote; it is read again once per this many polls. */
const POLLS_PER_RETRY = 20;

/** A release that visitors should get but that can't be served, and why. */
export interface BadRelease {
  id: string;
  version: string;
  why: string;
}

export type LiveRegistry = Awaited<ReturnType<typeof followRegistry>>;

interface FollowOptions {
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

interface Loaded {
  descriptors: ReadonlyMap<string, ReleaseDescriptor>;
  failures: readonly BadRelease[];
}

/**
 * Reads the descriptors of the releases that visitors may get, if they are not known. A descriptor that can't be read
 * excludes only its own release.
 */
const loadDescriptors = async (
  store: ReleaseStore,
  registry: Registry,
  known: Loaded["descriptors"],
): Promise<Loaded> => {
  const descriptors = new Map<string, ReleaseDescriptor>();
  const failures: BadRelease[] = [];
  for (const { id, version } of namedReleases(registry)) {
    const key = releaseKey(id, version);
    try {
      const found = known.get(key) ?? (await store.readDescriptor(id, version));
      if (found) descriptors.set(key, found);
      else failures.push({ id, version, why: "its release.json is missing" });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      failures.push({ id, version, why: `its release.json can't be read: ${message}` });
    }
  }
  return { descriptors, failures };
};

/** Polls the registry while the server runs: a change takes effect within a second, without a restart. */
export const followRegistry = async (
  store: ReleaseStore,
  { onError, onBadRelease = () => undefined, pollIntervalMs = POLL_INTERVAL_MS }: FollowOptions,
) => {
  let registry = emptyRegistry();
  let tag = "";
  let loaded: Loaded = { descriptors: new Map(), failures: [] };
  let bad = new Map<string, BadRelease>();
  /** Canaries that this server has ended, by their salt. */
  const stopped = new Map<string, { id: string; why: string }>();
  const maps = new Map<string, ResolvedMap | undefined>();
  const listeners: (() => void)[] = [];

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

  const apply = (next: Registry): void => {
    registry = withoutStopped(next);
    maps.clear();
    for (const listener of listeners) listener();
  };

  const update = async (next: Registry, nextTag: string): Promise<void> => {
    const { failures } = loaded;
    loaded = await loadDescriptors(store, next, loaded.descriptors);
    // Read again because of releases that can't be served: nothing has changed while it is as many.
    if (nextTag === tag && loaded.failures.length >= failures.length) return;
    const known = bad;
    bad = new Map();
    for (const failure of loaded.failures) report(failure, known);
    tag = nextTag;
    apply(next);
  };

  const descriptorOf = (id: string, version: string): ReleaseDescriptor | undefined =>
    loaded.descriptors.get(releaseKey(id, version));

  let polls = 0;
  const refresh = coalesce(async () => {
    const nextTag = await store.registryTag();
    polls += 1;
    if (nextTag !== tag) await update(await store.readRegistry(), nextTag);
    else if (loaded.failures.length > 0 && polls % POLLS_PER_RETRY === 0) await update(registry, tag);
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
    registry: (): Registry => registry,
    /**
     * The map for a visitor; undefined if there is no shell yet. `running` is the shell's version in a tab that is
     * already open. Visitors who get the same versions get the same object, until the registry changes.
     */
    resolve: (visitor: string | undefined, running?: string): ResolvedMap | undefined => {
      const onExcluded = (id: string, version: string, why: string) => report({ id, version, why }, bad);
      const options = { running, onExcluded };
      if (running) return resolveMap(registry, visitor, descriptorOf, options);
      const shares = sharesOf(registry, visitor);
      const map = maps.get(shares) ?? resolveMap(registry, visitor, descriptorOf, options);
      maps.set(shares, map);
      return map;
    },
    descriptor: descriptorOf,
    hasCanary: (): boolean => hasCanary(registry),
    badReleases: (): BadRelease[] => [...bad.values()],
    /** Ends a canary on this server alone, for when the registry can't be written. */
    stopCanary: (id: string, salt: string, why: string): void => {
      stopped.set(salt, { id, why });
      apply(registry);
    },
    /** Reads the current registry. Calls during a read share one more read, which starts after it. */
    refresh,
    /** The listener is called after each change of the registry. */
    onChange: (listener: () => void): void => void listeners.push(listener),
    close: (): void => clearInterval(timer),
  };
};

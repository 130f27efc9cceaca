import type {
  Canary,
  Channel,
  Isolation,
  RegisteredRelease,
  Registry,
  RegistryEntry,
  RejectedContent,
} from "@promptfolio/contracts/registry";

/** A change that the rules do not allow; the message gives the reason, in a sentence. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
}

const HISTORY_LENGTH = 20;

const MAX_REJECTED = 50;

export const emptyRegistry = (): Registry => ({
  format: 1,
  revision: 0,
  updatedAt: new Date(0).toISOString(),
  entries: {},
});

const emptyChannel: Channel = { stable: null, history: [], canary: null, frozen: null, rejected: [] };

const emptyEntry: RegistryEntry = { releases: [], channel: emptyChannel };

/** An id may come from a URL, so inherited properties such as `constructor` must not count as entries. */
export const entryOf = ({ entries }: Registry, id: string): RegistryEntry =>
  (Object.hasOwn(entries, id) && entries[id]) || emptyEntry;

/** The versions that visitors get now. */
export const liveVersions = ({ stable, canary }: Channel): string[] =>
  [stable, canary?.version].filter((version) => typeof version === "string");

/** The releases that visitors may get: those that are live, and the earlier ones that take their place if they fail. */
export const namedReleases = ({ entries }: Registry): { id: string; version: string }[] =>
  Object.entries(entries).flatMap(([id, { channel }]) =>
    [...liveVersions(channel), ...channel.history.map(({ version }) => version)].map((version) => ({
      id,
      version,
    })),
  );

const withEntry = (registry: Registry, id: string, entry: RegistryEntry): Registry => ({
  ...registry,
  entries: { ...registry.entries, [id]: entry },
});

/** Changes a channel, whatever its rules. */
export const withChannel = (registry: Registry, id: string, change: Partial<Channel>): Registry => {
  const entry = entryOf(registry, id);
  return withEntry(registry, id, { ...entry, channel: { ...entry.channel, ...change } });
};

const refuseIfFrozen = (registry: Registry, id: string): void => {
  const { frozen } = entryOf(registry, id).channel;
  if (frozen) throw new RefusedError(`${id} is frozen by ${frozen.by} since ${frozen.at}: ${frozen.why}`);
};

const releaseOf = (registry: Registry, id: string, version: string): RegisteredRelease | undefined =>
  entryOf(registry, id).releases.find((release) => release.version === version);

const refuseUnknown = (registry: Registry, id: string, version: string): void => {
  if (!releaseOf(registry, id, version)) throw new RefusedError(`${id} ${version} has not been published`);
};

const contentOf = (registry: Registry, id: string, version: string): string =>
  releaseOf(registry, id, version)?.contentHash ?? "";

/** The rejection of this release's code, under whichever version it was rejected; undefined if it was not. */
export const findRejection = (
  registry: Registry,
  id: string,
  version: string,
): RejectedContent | undefined => {
  const content = contentOf(registry, id, version);
  return entryOf(registry, id).channel.rejected.find(({ contentHash }) => contentHash === content);
};

const without = (rejected: RejectedContent[], content: string): RejectedContent[] =>
  rejected.filter(({ contentHash }) => contentHash !== content);

const withRejected = (
  registry: Registry,
  id: string,
  { version, why, at }: Omit<RejectedContent, "contentHash">,
): RejectedContent[] => {
  const contentHash = contentOf(registry, id, version);
  const others = without(entryOf(registry, id).channel.rejected, contentHash);
  return [{ contentHash, version, why, at }, ...others].slice(0, MAX_REJECTED);
};

const refuseRejected = (registry: Registry, id: string, version: string): void => {
  const known = findRejection(registry, id, version);
  if (!known) return;
  const what =
    known.version === version ? `${id} ${version}` : `the code of ${id} ${version}, as ${known.version},`;
  throw new RefusedError(
    `${what} did badly (${known.why}, ${known.at}): name it and add --force to give it out again`,
  );
};

/** Adds a release. The same version with the same bytes changes nothing; with other bytes it is refused. */
export const publish = (
  registry: Registry,
  id: string,
  release: Omit<RegisteredRelease, "publishedAt">,
  at: string,
): Registry => {
  const entry = entryOf(registry, id);
  const known = releaseOf(registry, id, release.version);
  if (known?.integrity === release.integrity) return registry;
  if (known)
    throw new RefusedError(
      `${id} ${release.version} is published already, with other contents; a release never changes: raise the version`,
    );
  return withEntry(registry, id, {
    ...entry,
    releases: [...entry.releases, { ...release, publishedAt: at }],
  });
};

/** Makes a version stable; the previous one is added to the history. Ends a canary of it. */
export const promote = (
  registry: Registry,
  id: string,
  version: string,
  at: string,
  { force = false } = {},
): Registry => {
  refuseUnknown(registry, id, version);
  refuseIfFrozen(registry, id);
  if (!force) refuseRejected(registry, id, version);
  const { stable, history, canary, rejected } = entryOf(registry, id).channel;
  if (stable === version) return registry;
  return withChannel(registry, id, {
    stable: version,
    since: at,
    history:
      stable === null ? history : [{ version: stable, until: at }, ...history].slice(0, HISTORY_LENGTH),
    canary: canary?.version === version ? null : canary,
    rejected: without(rejected, contentOf(registry, id, version)),
  });
};

/** Gives a version to a share of the visitors; without a stable one the others have no such page. Ramping the same version keeps its salt, so no visitor drops out. */
export const startCanary = (
  registry: Registry,
  id: string,
  canary: Canary,
  { force = false } = {},
): Registry => {
  refuseUnknown(registry, id, canary.version);
  refuseIfFrozen(registry, id);
  if (!force) refuseRejected(registry, id, canary.version);
  const { stable, canary: running } = entryOf(registry, id).channel;
  if (stable === canary.version) throw new RefusedError(`${id} ${canary.version} is stable already`);
  if (running?.version !== canary.version) return withChannel(registry, id, { canary });
  const { salt, since } = running;
  return withChannel(registry, id, { canary: { ...canary, salt, ...(since ? { since } : {}) } });
};

export const stopCanary = (registry: Registry, id: string): Registry =>
  entryOf(registry, id).channel.canary === null ? registry : withChannel(registry, id, { canary: null });

/** Stops a canary that did badly, and records its code as rejected. */
export const rejectCanary = (registry: Registry, id: string, why: string, at: string): Registry => {
  const { canary } = entryOf(registry, id).channel;
  if (!canary) return registry;
  return withChannel(registry, id, {
    canary: null,
    rejected: withRejected(registry, id, { version: canary.version, why, at }),
  });
};

/**
 * Rolls back to the previous version, or to a named one. Allowed while frozen, as an emergency exit. Ends a canary. The
 * replaced version is recorded as rejected and not added to the history: no rollback or fallback returns to it.
 */
export const rollBack = (registry: Registry, id: string, to: string | undefined, at: string): Registry => {
  const { stable, history } = entryOf(registry, id).channel;
  const target =
    to ?? history.find(({ version }) => version !== stable && !findRejection(registry, id, version))?.version;
  if (!target) throw new RefusedError(`${id} has no earlier version to go back to`);
  refuseUnknown(registry, id, target);
  const why = `rolled back to ${target}`;
  const rejected =
    stable === null || stable === target
      ? entryOf(registry, id).channel.rejected
      : withRejected(registry, id, { version: stable, why, at });
  return withChannel(registry, id, {
    stable: target,
    since: at,
    history: history.filter(({ version }) => version !== target),
    canary: null,
    rejected: without(rejected, contentOf(registry, id, target)),
  });
};

export const freeze = (registry: Registry, id: string, frozen: Channel["frozen"]): Registry =>
  withChannel(registry, id, { frozen });

export const isolate = (registry: Registry, id: string, isolation: Isolation): Registry =>
  withChannel(registry, id, { isolation });

import type { Registry } from "@promptfolio/contracts/registry";
import { entryOf, RefusedError } from "../transitions";

/**
 * The newest release, provided that it was published after the current stable version was promoted. An older one was
 * skipped or rolled back, so it must be named explicitly.
 */
const newestRelease = (registry: Registry, id: string): string => {
  const { releases, channel } = entryOf(registry, id);
  const newest = releases.at(-1);
  if (!newest) throw new RefusedError(`No release of ${id} has been published.`);
  const { stable, since } = channel;
  if (newest.version !== stable && since && newest.publishedAt < since)
    throw new RefusedError(
      `${id} ${newest.version} was there already when ${stable} became stable: name the version that you mean.`,
    );
  return newest.version;
};

/** The version that a command uses if none is named: the canary's, else the newest. */
export const chooseVersion = (registry: Registry, id: string, named: string | undefined): string =>
  named ?? entryOf(registry, id).channel.canary?.version ?? newestRelease(registry, id);

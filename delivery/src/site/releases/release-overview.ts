import { createHash } from "node:crypto";
import type {
  ReleaseChange,
  ReleasedRemote,
  ReleaseOverview,
  ServedVersion,
  VitalFigures,
} from "@promptfolio/contracts/api/releases";
import type { Registry, RegistryEntry } from "@promptfolio/contracts/registry";
import { type ReleaseDescriptor, releaseKey, SHELL_ID } from "@promptfolio/contracts/release";
import type { BadRelease } from "../../registry/live-registry";
import { entryOf } from "../../registry/transitions";
import { type Counts, emptyTally, vitalKey } from "../../telemetry/counts";
import { p75Of } from "../../telemetry/histogram";

/** Identifies the state of a remote's registry entry; differs after each change. */
export const entryTag = (registry: Registry, id: string): string =>
  createHash("sha256")
    .update(JSON.stringify(entryOf(registry, id)))
    .digest("hex")
    .slice(0, 16);

export interface OverviewSources {
  registry: Registry;
  descriptor(id: string, version: string): ReleaseDescriptor | undefined;
  counts: Counts;
  badReleases: readonly BadRelease[];
  /** Newest first. */
  changes: readonly ReleaseChange[];
  /** Who made the current stable version stable and started the current canary, by remote. */
  authors: ReadonlyMap<string, Authors>;
}

export interface Authors {
  stable: string | undefined;
  canary: string | undefined;
}

const vitalsOf = ({ vitals, histograms }: Counts, release: string): VitalFigures[] =>
  Object.entries(vitals).flatMap(([key, { count, sum, good }]) =>
    key.startsWith(vitalKey(release, "")) && count > 0
      ? {
          name: key.slice(release.length + 1),
          count,
          mean: sum / count,
          p75: p75Of(histograms[key] ?? {}) ?? null,
          goodShare: good / count,
        }
      : [],
  );

const remoteOf = (id: string, entry: RegistryEntry, sources: OverviewSources): ReleasedRemote => {
  const { channel, releases } = entry;
  const { stable, canary, history, frozen } = channel;
  const authors = sources.authors.get(id);
  const countsOf = (version: string) => sources.counts.releases[releaseKey(id, version)] ?? emptyTally();
  const served = (version: string, since: string | undefined, by: string | undefined): ServedVersion => {
    const key = releaseKey(id, version);
    return {
      version,
      since: since ?? null,
      by: by ?? null,
      publishedAt: releases.find((release) => release.version === version)?.publishedAt ?? null,
      source: sources.descriptor(id, version)?.source ?? null,
      counts: countsOf(version),
      vitals: vitalsOf(sources.counts, key),
    };
  };
  return {
    id,
    stable: stable === null ? null : served(stable, channel.since, authors?.stable),
    canary: canary && {
      ...served(canary.version, canary.since, authors?.canary),
      basisPoints: canary.basisPoints,
      guard: canary.guard,
      ramp: canary.ramp ?? null,
    },
    frozen,
    history,
    rejected: channel.rejected.map(({ version, why, at }) => ({
      version,
      why,
      at,
      counts: countsOf(version),
    })),
    tag: entryTag(sources.registry, id),
    published: releases.map(({ version, publishedAt }) => ({ version, publishedAt })).toReversed(),
    problems: sources.badReleases
      .filter((bad) => bad.id === id)
      .map(({ version, why }) => `${version}: ${why}`),
  };
};

/** The shell first. */
const byId = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  Number(other === SHELL_ID) - Number(one === SHELL_ID) || one.localeCompare(other);

/** The view of the registry for administrators. */
export const releaseOverview = (sources: OverviewSources): ReleaseOverview => ({
  revision: sources.registry.revision,
  remotes: Object.entries(sources.registry.entries)
    .sort(byId)
    .map(([id, entry]) => remoteOf(id, entry, sources)),
  changes: [...sources.changes],
});

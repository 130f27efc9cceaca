import {
  BASIS_POINTS,
  type Channel,
  type Isolation,
  type RejectedContent,
} from "@promptfolio/contracts/registry";
import { releaseKey } from "@promptfolio/contracts/release";
import type { ReleaseContext } from "../../registry/release-context";
import { emptyTally, errorRateOf, failuresOf } from "../../telemetry/counts";
import { readSummary } from "../../telemetry/summary";

export interface VersionStatus {
  version: string;
  channel: "stable" | "canary";
  since: string;
  commit: string;
  /** Whether it was built with uncommitted changes. */
  dirty: boolean;
  /** The share of the visitors that get this version, 0 to 1. */
  share: number;
  views: number;
  failures: number;
  errorRate: number;
}

interface EntryStatus {
  id: string;
  versions: VersionStatus[];
  frozen: Channel["frozen"];
  isolation: Isolation;
  /** Code that a guard stopped or that was rolled back, newest first. */
  rejected: (RejectedContent & { views: number; failures: number })[];
  /** The version that a rollback would return to. */
  before: string | null;
  lastChange: { at: string; by: string; key?: string; action: string; detail: string } | null;
}

export interface Status {
  revision: number;
  entries: EntryStatus[];
  /** When the servers last saved their counts; null if never. */
  countedAt: string | null;
  /** The trust document that all of this is verified with; null: nothing is signed here. */
  trust: { version: number; isPinned: boolean; expires: string | null; problem: string | null } | null;
}

const lastChanges = async (
  { store }: ReleaseContext,
  ids: string[],
): Promise<Map<string, EntryStatus["lastChange"]>> => {
  const found = new Map<string, EntryStatus["lastChange"]>();
  for await (const { change } of store.revisions()) {
    const { id, revision: _, ...line } = change;
    if (!found.has(id)) found.set(id, line);
    if (ids.every((wanted) => found.has(wanted))) break;
  }
  return found;
};

const readTrustStatus = async ({ trusted, isPinned }: ReleaseContext): Promise<Status["trust"]> => {
  if (!trusted) return null;
  const { trust, expires, problem } = await trusted.report();
  return { version: trust.version, isPinned, expires: expires ?? null, problem: problem ?? null };
};

/** The served versions: since when, from which commit, to which share of the visitors, and their error rates. */
export const readStatus = async (context: ReleaseContext, only: string | undefined): Promise<Status> => {
  const { store, objects } = context;
  const registry = await store.readRegistry();
  const summary = await readSummary(objects);
  const ids = Object.keys(registry.entries).filter((id) => only === undefined || id === only);
  const changes = await lastChanges(context, ids);

  const figuresOf = (id: string, version: string) => {
    const tally = summary?.counts.releases[releaseKey(id, version)] ?? emptyTally();
    return {
      views: Math.max(tally.views, tally.served),
      failures: failuresOf(tally),
      errorRate: errorRateOf(tally),
    };
  };

  const describe = async (
    id: string,
    version: string,
    channel: VersionStatus["channel"],
    since: string,
    share: number,
  ): Promise<VersionStatus> => {
    const source = (await store.readDescriptor(id, version))?.source;
    return {
      version,
      channel,
      since,
      commit: source?.commit ?? "unknown",
      dirty: source?.dirty ?? false,
      share,
      ...figuresOf(id, version),
    };
  };

  const entries = ids.map(async (id): Promise<EntryStatus> => {
    const entry = registry.entries[id];
    if (!entry)
      return {
        ...{ id, versions: [], frozen: null, isolation: "none", rejected: [], before: null },
        lastChange: null,
      };
    const { stable, since, canary, history, frozen, rejected, isolation = "none" } = entry.channel;
    const publishedAt = entry.releases.find(({ version }) => version === stable)?.publishedAt ?? "";
    const canaryShare = (canary?.basisPoints ?? 0) / BASIS_POINTS;
    const lastChange = changes.get(id) ?? null;
    const versions = [
      ...(stable ? [await describe(id, stable, "stable", since ?? publishedAt, 1 - canaryShare)] : []),
      ...(canary ? [await describe(id, canary.version, "canary", canary.since ?? "", canaryShare)] : []),
    ];
    const withFigures = rejected.map((content) => ({ ...content, ...figuresOf(id, content.version) }));
    const before = history[0]?.version ?? null;
    return { id, versions, frozen, isolation, rejected: withFigures, before, lastChange };
  });
  return {
    revision: registry.revision,
    entries: await Promise.all(entries),
    countedAt: summary?.at ?? null,
    trust: await readTrustStatus(context),
  };
};

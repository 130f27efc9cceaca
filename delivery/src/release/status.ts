import type { Channel } from "@promptfolio/contracts/registry";
import { emptyTally, errorRateOf, failuresOf, releaseKey } from "../telemetry/counts";
import { readSummary } from "../telemetry/summary";
import type { ReleaseContext } from "./change-registry";

interface VersionStatus {
  version: string;
  channel: "stable" | "canary";
  since: string;
  commit: string;
  /** Of the tree it was built from: it held changes that are in no commit. */
  dirty: boolean;
  /** Of the visitors, 0 to 1. */
  share: number;
  views: number;
  failures: number;
  errorRate: number;
}

interface EntryStatus {
  id: string;
  versions: VersionStatus[];
  frozen: Channel["frozen"];
  /** The version that a rollback goes to. */
  before: string | null;
  lastChange: { at: string; by: string; action: string; detail: string } | null;
}

export interface Status {
  revision: number;
  entries: EntryStatus[];
  /** When the servers last wrote down what they have counted; null if they never have. */
  countedAt: string | null;
}

const WHOLE = 10_000;

const lastChanges = async (
  { store }: ReleaseContext,
  ids: string[],
): Promise<Map<string, EntryStatus["lastChange"]>> => {
  const found = new Map<string, EntryStatus["lastChange"]>();
  for await (const { change } of store.revisions()) {
    const { id, at, by, action, detail } = change;
    if (!found.has(id)) found.set(id, { at, by, action, detail });
    if (ids.every((wanted) => found.has(wanted))) break;
  }
  return found;
};

/** Who serves what, since when, from which commit, to which share of the visitors, and how well. */
export const readStatus = async (context: ReleaseContext, only: string | undefined): Promise<Status> => {
  const { store, objects } = context;
  const registry = await store.readRegistry();
  const summary = await readSummary(objects);
  const ids = Object.keys(registry.entries).filter((id) => only === undefined || id === only);
  const changes = await lastChanges(context, ids);

  const describe = async (
    id: string,
    version: string,
    channel: VersionStatus["channel"],
    since: string,
    share: number,
  ): Promise<VersionStatus> => {
    const source = (await store.readDescriptor(id, version))?.source;
    const tally = summary?.counts.releases[releaseKey(id, version)] ?? emptyTally();
    return {
      version,
      channel,
      since,
      commit: source?.commit ?? "unknown",
      dirty: source?.dirty ?? false,
      share,
      views: tally.views,
      failures: failuresOf(tally),
      errorRate: errorRateOf(tally),
    };
  };

  const entries = ids.map(async (id): Promise<EntryStatus> => {
    const entry = registry.entries[id];
    if (!entry) return { id, versions: [], frozen: null, before: null, lastChange: null };
    const { stable, since, canary, history, frozen } = entry.channel;
    const publishedAt = entry.releases.find(({ version }) => version === stable)?.publishedAt ?? "";
    const canaryShare = (canary?.basisPoints ?? 0) / WHOLE;
    const lastChange = changes.get(id) ?? null;
    const versions = [
      ...(stable ? [await describe(id, stable, "stable", since ?? publishedAt, 1 - canaryShare)] : []),
      ...(canary ? [await describe(id, canary.version, "canary", canary.since ?? "", canaryShare)] : []),
    ];
    return { id, versions, frozen, before: history[0]?.version ?? null, lastChange };
  });
  return {
    revision: registry.revision,
    entries: await Promise.all(entries),
    countedAt: summary?.at ?? null,
  };
};

const minute = (moment: string): string => moment.slice(0, 16).replace("T", " ");

const percent = (share: number): string => `${Math.round(share * 1_000) / 10} %`;

const versionRow = (id: string, status: VersionStatus): string[] => [
  id,
  status.channel,
  status.version,
  percent(status.share),
  minute(status.since),
  status.commit.slice(0, 8) + (status.dirty ? "+" : ""),
  String(status.views),
  status.views + status.failures === 0 ? "-" : `${status.failures} (${percent(status.errorRate)})`,
];

const HEADINGS = ["remote", "channel", "version", "visitors", "since (UTC)", "commit", "views", "errors"];

/** The status as a table, and below it what deserves a word. */
export const statusLines = ({ revision, entries, countedAt }: Status): string[] => {
  const rows = [
    HEADINGS,
    ...entries.flatMap(({ id, versions }) => versions.map((one) => versionRow(id, one))),
  ];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const table = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const frozen = entries.flatMap(({ id, frozen: by }) =>
    by ? [`${id} is frozen by ${by.by} since ${by.at}: ${by.why}`] : [],
  );
  const idle = entries.filter(({ versions }) => versions.length === 0);
  return [
    ...table,
    ...idle.map(({ id }) => `${id} is published, but nobody gets it yet.`),
    ...frozen,
    `Revision ${revision} of the registry. ${countedAt ? `Views and errors of two days, up to ${minute(countedAt)}.` : "No server has counted anything yet."}`,
  ];
};

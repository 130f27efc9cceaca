import { setTimeout as wait } from "node:timers/promises";
import { BASIS_POINTS } from "@promptfolio/contracts/registry";
import { releaseKey } from "@promptfolio/contracts/release";
import type { ReleaseContext } from "../registry/release-context";
import type { AuditLine } from "../registry/release-store";
import { emptyTally, errorRateOf, failuresOf } from "../telemetry/counts";
import { readSummary } from "../telemetry/summary";
import { type Command, knownRemotes, remoteName } from "./command";

const lastChanges = async ({ store }: ReleaseContext, ids: string[]) => {
  const found = new Map<string, Omit<AuditLine, "id" | "revision">>();
  for await (const { change } of store.revisions()) {
    const { id, revision: _, ...line } = change;
    if (!found.has(id)) found.set(id, line);
    if (ids.every((wanted) => found.has(wanted))) break;
  }
  return found;
};

/** The trust document that all of this is verified with; null: nothing is signed here. */
const readTrustStatus = async ({ trusted, isPinned }: ReleaseContext) => {
  if (!trusted) return null;
  const { trust, expires, problem } = await trusted.report();
  return { version: trust.version, isPinned, expires: expires ?? null, problem: problem ?? null };
};

/** The served versions: since when, from which commit, to which share of the visitors, and their error rates. */
export const readStatus = async (context: ReleaseContext, only: string | undefined) => {
  const { store, objects } = context;
  const registry = await store.readRegistry();
  const summary = await readSummary(objects);
  const found = Object.entries(registry.entries).filter(([id]) => only === undefined || id === only);
  const changes = await lastChanges(
    context,
    found.map(([id]) => id),
  );

  const figuresOf = (id: string, version: string) => {
    const tally = summary?.counts.releases[releaseKey(id, version)] ?? emptyTally();
    return {
      views: Math.max(tally.views, tally.served),
      failures: failuresOf(tally),
      errorRate: errorRateOf(tally),
    };
  };

  /** @param share of the visitors that get this version, 0 to 1 */
  const describe = async (
    id: string,
    version: string,
    channel: "stable" | "canary",
    since: string,
    share: number,
  ) => {
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

  const entries = found.map(async ([id, { channel, releases }]) => {
    const { stable, since, canary, history, frozen, rejected, isolation = "none" } = channel;
    const publishedAt = releases.find(({ version }) => version === stable)?.publishedAt ?? "";
    const canaryShare = (canary?.basisPoints ?? 0) / BASIS_POINTS;
    return {
      id,
      versions: [
        ...(stable ? [await describe(id, stable, "stable", since ?? publishedAt, 1 - canaryShare)] : []),
        ...(canary ? [await describe(id, canary.version, "canary", canary.since ?? "", canaryShare)] : []),
      ],
      frozen,
      isolation,
      rejected: rejected.map((content) => ({ ...content, ...figuresOf(id, content.version) })),
      /** The version that a rollback would return to. */
      before: history[0]?.version ?? null,
      lastChange: changes.get(id) ?? null,
    };
  });
  return {
    revision: registry.revision,
    entries: await Promise.all(entries),
    /** When the servers last saved their counts. */
    countedAt: summary?.at ?? null,
    trust: await readTrustStatus(context),
  };
};

export type Status = Awaited<ReturnType<typeof readStatus>>;

const minute = (moment: string): string => moment.slice(0, 16).replace("T", " ");

const percent = (share: number): string => `${Math.round(share * 1_000) / 10} %`;

const versionRow = (id: string, status: Status["entries"][number]["versions"][number]): string[] => [
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

const trustLines = (trust: Status["trust"]): string[] => {
  if (!trust) return ["Nothing is signed here: anyone who can write to the store can release anything."];
  const source = trust.isPinned ? "" : ", believed as the store has it (RELEASE_TRUST is not set)";
  const until = trust.expires ? `, to be confirmed until ${minute(trust.expires)}` : "";
  return [
    `Signed, by trust document ${trust.version}${source}${until}.`,
    ...(trust.problem ? [`Not trusted: ${trust.problem}.`] : []),
  ];
};

export const statusTable = ({ revision, entries, countedAt, trust }: Status): string[] => {
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
  const framed = entries.filter(({ isolation }) => isolation === "frame");
  const rejected = entries.flatMap(({ id, rejected: contents }) =>
    contents.map(
      ({ version, why, at, views, failures }) =>
        `${id} ${version} did badly (${why}, ${minute(at)}${views > 0 ? `, ${failures} errors in ${views} views` : ""}): its code is promoted only with --force.`,
    ),
  );
  const idle = entries.filter(({ versions }) => versions.length === 0);
  return [
    ...table,
    ...idle.map(({ id }) => `${id} is published, but not stable yet.`),
    ...frozen,
    ...framed.map(({ id }) => `${id} runs in a frame without the site's origin.`),
    ...rejected,
    ...trustLines(trust),
    `Revision ${revision} of the registry. ${countedAt ? `Views and errors of two days, up to ${minute(countedAt)}.` : "No server has counted anything yet."}`,
  ];
};

const POLL_INTERVAL_MS = 2_000;

/** The status's text now, and again after each change. */
export async function* watchStatus(
  context: ReleaseContext,
  only: string | undefined,
  format: (status: Status) => string,
  pollIntervalMs = POLL_INTERVAL_MS,
): AsyncGenerator<string, never> {
  for (let shown = ""; ; await wait(pollIntervalMs)) {
    const text = format(await readStatus(context, only));
    if (text !== shown) yield text;
    shown = text;
  }
}

export const statusCommand: Command = async (context, positionals, { watch, json }) => {
  const only = positionals[0] && remoteName(positionals[0]);
  knownRemotes(await context.store.readRegistry(), positionals);
  const format = (status: Status) =>
    json ? JSON.stringify(status) : [...statusTable(status), ""].join("\n");
  if (watch) for await (const text of watchStatus(context, only, format)) console.log(text);
  const status = await readStatus(context, only);
  return { lines: statusTable(status), data: status };
};

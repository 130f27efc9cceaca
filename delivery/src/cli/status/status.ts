import { BASIS_POINTS } from "@promptfolio/contracts/registry";
import { releaseKey } from "@promptfolio/contracts/release";
import type { ReleaseContext } from "../../registry/release-context";
import type { AuditLine } from "../../registry/release-store";
import { emptyTally, errorRateOf, failuresOf } from "../../telemetry/counts";
import { readSummary } from "../../telemetry/summary";

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

import { releaseKey } from "@promptfolio/contracts/release";
import { previewsBefore } from "../previews/preview-objects";
import type { ReleaseContext } from "../registry/release-context";
import { namedReleases } from "../registry/transitions";
import { errorsBefore } from "../telemetry/errors/error-store";
import { historyBefore } from "../telemetry/history/history-store";
import { countsBefore } from "../telemetry/object-counts";
import { webhooksBefore } from "../webhooks/webhook-log";
import type { Command } from "./command";

/** How long a release is stored after the last time a visitor could get it, in days: tabs stay open for long. */
const KEEP_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** The releases that any channel or its history has named since a moment, including the state at that moment. */
const namedSince = async ({ store }: ReleaseContext, moment: string): Promise<Set<string>> => {
  const named = new Set<string>();
  for await (const { registry, change } of store.revisions()) {
    for (const { id, version } of namedReleases(registry)) named.add(releaseKey(id, version));
    if (change.at < moment) break;
  }
  return named;
};

/**
 * Removes the files of releases that no open tab can need any more: those published over 30 days ago that no channel
 * or history has named in that time. The registry still lists them, so that their versions are never reused.
 */
export const pruneReleases = async (context: ReleaseContext) => {
  const { store, objects, now, dryRun } = context;
  const moment = new Date(now().getTime() - KEEP_DAYS * DAY_MS);
  const named = await namedSince(context, moment.toISOString());
  const removed: { id: string; version: string }[] = [];
  let retained = 0;
  for (const [id, { releases }] of Object.entries((await store.readRegistry()).entries))
    for (const { version, publishedAt } of releases) {
      if (!(await store.readDescriptor(id, version))) continue;
      if (named.has(releaseKey(id, version)) || publishedAt >= moment.toISOString()) {
        retained += 1;
        continue;
      }
      removed.push({ id, version });
      if (!dryRun) await store.removeRelease(id, version);
    }
  if (!dryRun)
    await objects.remove([
      ...(await countsBefore(objects, moment)),
      ...(await errorsBefore(objects, moment)),
      ...(await historyBefore(objects, moment)),
      ...(await webhooksBefore(objects, moment)),
      ...(await previewsBefore(objects, moment)),
    ]);
  return { removed, retained };
};

export const pruneCommand: Command = async (context) => {
  const { removed, retained } = await pruneReleases(context);
  return {
    lines: [
      ...removed.map(({ id, version }) => `removed ${id} ${version}`),
      `${removed.length} releases removed, ${retained} retained`,
    ],
    data: { removed, retained },
    writes: removed.length > 0,
  };
};

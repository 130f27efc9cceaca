import { reasonOf } from "@promptfolio/server/error-code";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { eq, sql } from "drizzle-orm";
import pLimit from "p-limit";
import type { Logger } from "pino";
import { type Database, rows } from "../database/database";
import { pendingFileDeletions } from "../database/schema";
import type { MediaLibrary } from "../media/library";
import { ORIGINALS } from "../media/media-keys";

const MAX_CONCURRENT_DELETIONS = 8;
/** Per run. */
const MAX_DELETIONS = 20_000;
const RETRY_INTERVAL_MS = 60_000;

/** Deletes the files of deleted images and replaced pictures. No request waits for it, or fails with it. */
export const createFileDeletions = ({
  database,
  media,
  log,
}: {
  database: Database;
  media: MediaLibrary;
  log: Logger;
}) => {
  const limit = pLimit(MAX_CONCURRENT_DELETIONS);
  let pending = 0;
  let failed = 0;
  let running: Promise<void> | undefined;
  let isStartedAgain = false;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  const remove = async (file: typeof pendingFileDeletions.$inferSelect): Promise<void> => {
    await media.remove(file);
    await database.delete(pendingFileDeletions).where(eq(pendingFileDeletions.originalKey, file.originalKey));
  };

  const removeAll = async (): Promise<void> => {
    const files = await database.select().from(pendingFileDeletions).limit(MAX_DELETIONS);
    const results = await Promise.allSettled(files.map((file) => limit(() => remove(file))));
    const failures = results.filter((result) => result.status === "rejected");
    pending = failures.length;
    failed += failures.length;
    const [first] = failures;
    if (first) {
      const reason = reasonOf(first.reason);
      log.warn({ files: failures.length, reason }, "files can't be deleted; this will be tried again");
    }
  };

  const run = async (): Promise<void> => {
    do {
      isStartedAgain = false;
      try {
        await removeAll();
      } catch (error) {
        pending = Math.max(pending, 1);
        log.warn({ reason: reasonOf(error) }, "the files to delete can't be read; this will be tried again");
      }
    } while (isStartedAgain && !isStopped);
    running = undefined;
    if (pending > 0 && !isStopped) retry = setTimeout(start, RETRY_INTERVAL_MS).unref();
  };

  const start = (): void => {
    clearTimeout(retry);
    isStartedAgain = true;
    if (!isStopped) running ??= run();
  };

  return {
    /** Deletes the recorded files in the background. Files that can't be deleted stay recorded, and are tried again. */
    start,
    /** Resolves when no deletion is under way. */
    idle: async () => running,
    /** Files that could not be deleted in the last run. */
    pending: () => pending,
    /** Failed deletions since the start. */
    failed: () => failed,
    /** Stops retrying, and waits for deletions that are under way. */
    stop: async () => {
      isStopped = true;
      clearTimeout(retry);
      await running;
    },
  };
};
export type FileDeletions = ReturnType<typeof createFileDeletions>;

/** The file of an upload that is under way is stored before its image. */
const MIN_AGE_MS = 24 * 3_600_000;

/**
 * The originals that no image has, neither one that can be restored, and that aren't due for deletion: a process that was
 * killed during an upload leaves one.
 */
export const findUnusedFiles = async (
  database: Database,
  store: ObjectStore,
  now: Date,
): Promise<string[]> => {
  const newest = now.getTime() - MIN_AGE_MS;
  const stored = await store.list(ORIGINALS);
  const keys = stored.filter(({ modifiedAt }) => modifiedAt.getTime() < newest).map(({ key }) => key);
  const unused = await rows<{ key: string }>(
    database,
    sql`SELECT key FROM unnest(${sql.param(keys)}::text[]) key
        WHERE NOT EXISTS (SELECT FROM images WHERE original_key = key)
          AND NOT EXISTS (SELECT FROM deletions WHERE data #>> '{images,0,original_key}' = key)
          AND NOT EXISTS (SELECT FROM pending_file_deletions WHERE original_key = key)
        ORDER BY key`,
  );
  return unused.map(({ key }) => key);
};

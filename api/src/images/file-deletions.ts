import { reasonOf } from "@promptfolio/server/error-code";
import { eq } from "drizzle-orm";
import pLimit from "p-limit";
import type { Logger } from "pino";
import type { Database } from "../database/database";
import { pendingFileDeletions } from "../database/schema";
import type { MediaLibrary } from "../media/library";

const MAX_CONCURRENT_DELETIONS = 8;
/** Per run. */
const MAX_DELETIONS = 20_000;
const RETRY_INTERVAL_MS = 60_000;

export interface FileDeletions {
  /** Deletes the recorded files in the background. Files that can't be deleted stay recorded, and are tried again. */
  start(): void;
  /** Resolves when no deletion is under way. */
  idle(): Promise<void>;
  /** Files that could not be deleted in the last run. */
  pending(): number;
  /** Failed deletions since the start. */
  failed(): number;
  /** Stops retrying, and waits for deletions that are under way. */
  stop(): Promise<void>;
}

/** Deletes the files of deleted images and replaced pictures. No request waits for it, or fails with it. */
export const createFileDeletions = (
  { database, media, log }: { database: Database; media: MediaLibrary; log: Logger },
  retryIntervalMs = RETRY_INTERVAL_MS,
): FileDeletions => {
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
    if (pending > 0 && !isStopped) retry = setTimeout(start, retryIntervalMs).unref();
  };

  const start = (): void => {
    clearTimeout(retry);
    isStartedAgain = true;
    if (!isStopped) running ??= run();
  };

  return {
    start,
    idle: async () => running,
    pending: () => pending,
    failed: () => failed,
    stop: async () => {
      isStopped = true;
      clearTimeout(retry);
      await running;
    },
  };
};

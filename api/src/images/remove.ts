import pLimit from "p-limit";
import type { Database } from "../database/database";
import type { MediaLibrary } from "../media/library";
import { forgetPendingDeletion, readPendingDeletions } from "./repository/write-images";

const MAX_CONCURRENT_DELETIONS = 8;
const MAX_DELETIONS = 20_000;

/** Deletes the files of deleted images. Files that can't be deleted now stay recorded. */
export const removeFiles = async (database: Database, media: MediaLibrary): Promise<void> => {
  const limit = pLimit(MAX_CONCURRENT_DELETIONS);
  const pending = await readPendingDeletions(database, MAX_DELETIONS);
  await Promise.all(
    pending.map((file) =>
      limit(async () => {
        await media.remove(file);
        await forgetPendingDeletion(database, file.originalKey);
      }),
    ),
  );
};

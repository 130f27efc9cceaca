import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { sql } from "drizzle-orm";
import { type Database, rows } from "../database/database";
import { ORIGINALS } from "../media/media-keys";

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

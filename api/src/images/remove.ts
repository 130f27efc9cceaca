import { sql } from "drizzle-orm";
import { type Database, type Queryable, rows } from "../database/database";
import { createGate } from "../media/gate";
import type { MediaLibrary } from "../media/library";

const AT_ONCE = 8;

interface PendingDeletion {
  image_id: string;
  content_hash: string;
  original_key: string;
}

/** Deletes images and records their files for `removeFiles`, so that a crash in between leaves none behind. */
export async function deleteImages(database: Queryable, ids: readonly string[]): Promise<string[]> {
  const deleted = await rows<{ title: string }>(
    database,
    sql`WITH deleted AS (
          DELETE FROM images WHERE id = ANY (${sql.param([...ids])}::text[])
          RETURNING id, title, content_hash, original_key
        ), recorded AS (
          INSERT INTO pending_file_deletions (original_key, image_id, content_hash)
          SELECT original_key, id, content_hash FROM deleted ON CONFLICT DO NOTHING
        )
        SELECT title FROM deleted`,
  );
  return deleted.map(({ title }) => title);
}

/** Removes the files of deleted images. What can't be removed now stays recorded. */
export async function removeFiles(database: Database, media: MediaLibrary): Promise<void> {
  const pending = await rows<PendingDeletion>(
    database,
    sql`SELECT image_id, content_hash, original_key FROM pending_file_deletions LIMIT 20000`,
  );
  const pass = createGate(AT_ONCE);
  await Promise.all(
    pending.map((deletion) =>
      pass(async () => {
        await media.remove({
          imageId: deletion.image_id,
          contentHash: deletion.content_hash,
          originalKey: deletion.original_key,
        });
        await database.execute(
          sql`DELETE FROM pending_file_deletions WHERE original_key = ${deletion.original_key}`,
        );
      }),
    ),
  );
}

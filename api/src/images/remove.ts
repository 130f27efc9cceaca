import { sql } from "drizzle-orm";
import { type Database, type Queryable, rows } from "../database/database";
import { createGate } from "../media/gate";
import type { MediaLibrary } from "../media/library";

const AT_ONCE = 8;

interface Removal {
  image_id: string;
  content_hash: string;
  original_key: string;
}

/** Deletes images; their files are noted down for `removeFiles`, so that a crash in between leaves none behind. */
export async function deleteImages(database: Queryable, ids: readonly string[]): Promise<string[]> {
  const deleted = await rows<{ title: string }>(
    database,
    sql`WITH gone AS (
          DELETE FROM images WHERE id = ANY (${sql.param([...ids])}::text[])
          RETURNING id, title, content_hash, original_key
        ), noted AS (
          INSERT INTO removals (original_key, image_id, content_hash)
          SELECT original_key, id, content_hash FROM gone ON CONFLICT DO NOTHING
        )
        SELECT title FROM gone`,
  );
  return deleted.map(({ title }) => title);
}

/** Removes the files of deleted images. What can't be removed now stays noted down. */
export async function removeFiles(database: Database, media: MediaLibrary): Promise<void> {
  const removals = await rows<Removal>(
    database,
    sql`SELECT image_id, content_hash, original_key FROM removals LIMIT 20000`,
  );
  const pass = createGate(AT_ONCE);
  await Promise.all(
    removals.map((removal) =>
      pass(async () => {
        await media.remove({
          imageId: removal.image_id,
          contentHash: removal.content_hash,
          originalKey: removal.original_key,
        });
        await database.execute(sql`DELETE FROM removals WHERE original_key = ${removal.original_key}`);
      }),
    ),
  );
}

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { CONTENT_HASH_LENGTH, mediaKey, originalKey } from "../media/media-keys";
import { EXTENSIONS, inspectPicture, type Picture } from "../media/pictures";

export interface StoredPicture extends Picture {
  contentHash: string;
  originalKey: string;
}

/**
 * Checks a picture's file and keeps it as the original of an image.
 * @throws UnusablePicture
 */
export async function storePicture(
  store: ObjectStore,
  imageId: string,
  path: string,
): Promise<StoredPicture> {
  const bytes = await readFile(path);
  const picture = await inspectPicture(bytes);
  const contentHash = createHash("sha256").update(bytes).digest("hex").slice(0, CONTENT_HASH_LENGTH);
  const key = originalKey(mediaKey(imageId, contentHash), EXTENSIONS[picture.format]);
  await store.write(key, { path }, `image/${picture.format}`);
  return { ...picture, contentHash, originalKey: key };
}

export interface NewImageRecord {
  id: string;
  title: string;
  alt: string;
  category: string;
  tag: string;
  theme: string;
  prompt: string;
  picture: StoredPicture;
  createdAt?: string;
  views?: number;
  downloads?: number;
  copies?: number;
}

/** Adds images with their prompts and counters, all in three statements; ids that exist already are left alone. */
export async function insertImages(database: Queryable, images: readonly NewImageRecord[]): Promise<void> {
  const records = JSON.stringify(
    images.map(({ picture, createdAt, ...image }) => ({
      ...image,
      width: picture.width,
      height: picture.height,
      thumbhash: picture.thumbhash,
      content_hash: picture.contentHash,
      original_key: picture.originalKey,
      created_at: createdAt ?? null,
    })),
  );
  await database.execute(
    sql`INSERT INTO images (id, title, alt, category, tag, theme, width, height, thumbhash, content_hash,
          original_key, created_at)
        SELECT id, title, alt, category, tag, theme, width, height, thumbhash, content_hash, original_key,
          coalesce(created_at, now())
        FROM jsonb_to_recordset(${records}::jsonb) AS r (id text, title text, alt text, category text, tag text,
          theme text, width integer, height integer, thumbhash text, content_hash text, original_key text,
          created_at timestamptz)
        ON CONFLICT (id) DO NOTHING`,
  );
  await database.execute(
    sql`INSERT INTO prompts (image_id, prompt)
        SELECT id, prompt FROM jsonb_to_recordset(${records}::jsonb) AS r (id text, prompt text)
        ON CONFLICT DO NOTHING`,
  );
  await database.execute(
    sql`INSERT INTO image_counters (image_id, views, downloads, copies)
        SELECT id, coalesce(views, 0), coalesce(downloads, 0), coalesce(copies, 0)
        FROM jsonb_to_recordset(${records}::jsonb) AS r (id text, views integer, downloads integer, copies integer)
        ON CONFLICT DO NOTHING`,
  );
}

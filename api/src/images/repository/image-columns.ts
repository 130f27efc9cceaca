import type { Image } from "@promptfolio/contracts/api/images";
import { transformsOf } from "@promptfolio/contracts/media";
import { imageSlug } from "@promptfolio/lib/image-link";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { imageCounters, images } from "../../database/schema";
import { mediaKey } from "../../media/media-keys";

/**
 * The columns that are read for an image, by names that PostgreSQL gives them as well. The prompt can't be among them: it
 * is in another table.
 */
const IMAGE_COLUMNS = {
  id: images.id,
  title: images.title,
  alt: images.alt,
  category: images.category,
  tag: images.tag,
  theme: images.theme,
  width: images.width,
  height: images.height,
  thumbhash: images.thumbhash,
  contentHash: sql`${images.contentHash}`.mapWith(images.contentHash).as("contentHash"),
  createdAt: sql`${images.createdAt}`.mapWith(images.createdAt).as("createdAt"),
  version: images.version,
  views: imageCounters.views,
  downloads: imageCounters.downloads,
  copies: imageCounters.copies,
};

/** Selects images with their counters; the caller adds conditions, order and limit. */
export const selectImages = (database: Queryable) =>
  database
    .select(IMAGE_COLUMNS)
    .from(images)
    .innerJoin(imageCounters, eq(imageCounters.imageId, images.id))
    .$dynamic();

export type ImageRow = Awaited<ReturnType<typeof selectImages>>[number];

const DETAIL = transformsOf({ crop: "limit", width: 1080, height: null });

/** The public form of an image; `prompt` is given for administrators only. */
export const presentImage = (row: ImageRow, prompt: Image["prompt"] = null): Image => ({
  id: row.id,
  slug: imageSlug(row.id, row.title),
  title: row.title,
  alt: row.alt,
  category: row.category,
  tag: row.tag,
  theme: row.theme,
  prompt,
  imageUrl: `/media/${DETAIL}/${mediaKey(row.id, row.contentHash)}`,
  width: row.width,
  height: row.height,
  thumbhash: row.thumbhash,
  views: row.views,
  downloads: row.downloads,
  copies: row.copies,
  created_at: row.createdAt.toISOString(),
  version: row.version,
});

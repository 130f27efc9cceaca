import type { Image } from "@promptfolio/contracts/api/images";
import { transformsOf } from "@promptfolio/contracts/media";
import { imageSlug } from "@promptfolio/lib/image-link";
import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { imageCounters, images } from "../../database/schema";
import { mediaKey } from "../../media/media-keys";

const {
  shortId: _shortId,
  search: _search,
  originalKey: _originalKey,
  randomKey: _randomKey,
  updatedAt: _updatedAt,
  ...columns
} = getTableColumns(images);

/**
 * The columns that are read for an image, by names that PostgreSQL gives them as well. The prompt can't be among them: it
 * is in another table.
 */
const IMAGE_COLUMNS = {
  ...columns,
  contentHash: sql`${images.contentHash}`.mapWith(images.contentHash).as("contentHash"),
  createdAt: sql`${images.createdAt}`.mapWith(images.createdAt).as("createdAt"),
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

/** The public form of an image, without its prompt. */
export const presentImage = ({ contentHash, createdAt, ...row }: ImageRow): Image => ({
  ...row,
  slug: imageSlug(row.id, row.title),
  prompt: null,
  imageUrl: `/media/${DETAIL}/${mediaKey(row.id, contentHash)}`,
  created_at: createdAt.toISOString(),
});

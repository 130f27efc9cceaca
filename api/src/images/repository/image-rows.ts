import type { Image } from "@promptfolio/contracts/api/images";
import { MAX_LISTED_IMAGES } from "@promptfolio/contracts/limits";
import { transformsOf } from "@promptfolio/contracts/media";
import { imageSlug } from "@promptfolio/lib/image-link";
import { eq, getTableColumns, sql } from "drizzle-orm";
import type { BuiltQuery, Queryable } from "../../database/database";
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

/** A row as PostgreSQL writes it: its time is a text. */
type JsonRow = Omit<ImageRow, "createdAt"> & { createdAt: string };

const toRow = (row: JsonRow): ImageRow => ({ ...row, createdAt: new Date(row.createdAt) });

/** The longest list, and one more image that shows whether others follow. */
const MAX_ROWS = MAX_LISTED_IMAGES + 1;

/**
 * The first `limit` images that a query finds, in its order, sent as one JSON value: reading rows of fifteen columns
 * takes the driver ten times as long. The constant limit in the statement lets PostgreSQL plan once for few
 * rows; with only the placeholder it would plan each time.
 */
export const imagesAsJson = (
  database: Queryable,
  query: ReturnType<typeof selectImages>,
): BuiltQuery<ImageRow[]> => {
  const few = sql`(${query.getSQL()} LIMIT ${sql.raw(String(MAX_ROWS))}) AS few`;
  const built = database
    .select({ rows: sql<JsonRow[] | null>`json_agg(found)` })
    .from(sql`(SELECT * FROM ${few} LIMIT ${sql.placeholder("limit")}) AS found`);
  return {
    toSQL: () => built.toSQL(),
    prepare(name) {
      const prepared = built.prepare(name);
      return {
        async execute(values) {
          const [result] = await prepared.execute(values);
          return result?.rows?.map(toRow) ?? [];
        },
      };
    },
  };
};

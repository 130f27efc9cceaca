import type { ImageList, ImageListQuery } from "@promptfolio/contracts/api/images";
import { type SQL, sql } from "drizzle-orm";
import { type Database, preparedRow, preparedRows, row, rows } from "../database/database";
import { type ImageOrder, type ImageSortKey, readCursor, writeCursor } from "./cursor";
import { allOf, facetConditions, filterConditions, isSearch } from "./filter";
import { IMAGE_COLUMNS, IMAGE_SOURCE, type ImageRow, presentImage } from "./image-row";
import { randomSample } from "./random-sample";

/** Searches count their matches up to here: more would take longer than anybody looks. */
const MOST_COUNTED = 1_000;

const COLUMNS: Readonly<Record<ImageSortKey, SQL>> = {
  created_at: sql.raw("i.created_at"),
  title: sql.raw("i.title"),
  category: sql.raw("i.category"),
  views: sql.raw("c.views"),
  downloads: sql.raw("c.downloads"),
};

/** The id in the table of the sorted column: so one index gives the order, and finds where a page starts. */
const idColumn = (sort: ImageSortKey): SQL =>
  sql.raw(sort === "views" || sort === "downloads" ? "c.image_id" : "i.id");

const sortValue = (found: ImageRow, sort: ImageSortKey): string | number =>
  sort === "created_at" ? new Date(found.created_at).toISOString() : found[sort];

/** How many images a filter means. Without a search the kept counts tell; a search counts, up to `MOST_COUNTED`. */
export async function countImages(
  database: Database,
  query: ImageListQuery,
  withPrompts: boolean,
  most: number = MOST_COUNTED,
): Promise<number> {
  const { total } = isSearch(query)
    ? await row<{ total: number }>(
        database,
        sql`SELECT count(*)::integer AS total
            FROM (SELECT 1 FROM images i WHERE ${allOf(filterConditions(query, withPrompts))} LIMIT ${most}) m`,
      )
    : await preparedRow<{ total: number }>(
        database,
        sql`SELECT coalesce(sum(f.count), 0)::integer AS total FROM facets f
            WHERE ${allOf(facetConditions(query, "f"))}`,
      );
  return total;
}

async function page(
  database: Database,
  query: ImageListQuery,
  { sort, order }: ImageOrder,
  limit: number,
  withPrompts: boolean,
): Promise<ImageRow[]> {
  const conditions = filterConditions(query, withPrompts);
  const column = COLUMNS[sort];
  const idOf = idColumn(sort);
  const direction = sql.raw(order);
  if (query.cursor !== undefined) {
    const { value, id } = readCursor(query.cursor, { sort, order });
    conditions.push(
      order === "asc"
        ? sql`(${column}, ${idOf}) > (${value}, ${id})`
        : sql`(${column}, ${idOf}) < (${value}, ${id})`,
    );
  }
  const read = isSearch(query) ? rows<ImageRow> : preparedRows<ImageRow>;
  return read(
    database,
    sql`SELECT ${IMAGE_COLUMNS} FROM ${IMAGE_SOURCE} WHERE ${allOf(conditions)}
        ORDER BY ${column} ${direction}, ${idOf} ${direction} LIMIT ${limit}`,
  );
}

export interface ListOptions {
  /** For administrators: searches prompts as well. */
  withPrompts: boolean;
  /** Keeps counts for a moment, as public answers are. */
  keepCount?: (key: string, count: () => Promise<number>) => Promise<number>;
  /** Gives the prompts of images; absent: none are given. */
  promptsOf?: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** A page of images, or a random sample, as the query says. @throws Problem 400 for a foreign cursor */
export async function listImages(
  database: Database,
  query: ImageListQuery,
  { withPrompts, keepCount, promptsOf }: ListOptions,
): Promise<ImageList> {
  const limit = query.limit ?? 20;
  const order: ImageOrder = { sort: query.sort ?? "created_at", order: query.order ?? "asc" };
  const count = () => countImages(database, query, withPrompts);
  const { category, tag, theme, search } = query;
  const total = await (keepCount?.(JSON.stringify([category, tag, theme, search]), count) ?? count());
  const found = query.random
    ? await randomSample(database, query, { limit, total, withPrompts })
    : await page(database, query, order, limit + 1, withPrompts);
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = query.random ? total > shown.length : found.length > limit;
  const prompts = await promptsOf?.(shown.map(({ id }) => id));
  return {
    images: shown.map((image) => presentImage(image, prompts?.get(image.id) ?? null)),
    has_more: hasMore,
    cursor:
      hasMore && !query.random && last
        ? writeCursor({ ...order, value: sortValue(last, order.sort), id: last.id })
        : null,
    total,
  };
}
